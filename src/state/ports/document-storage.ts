import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { SyncNotice } from '../document/notices/sync-notice.ts';
import type { LogRow } from '../document/log-row.ts';
import type { SyncChange, SyncMemory } from '../document/sync/sync-records.ts';

/** The farm as found on the device, with log rows that undo and redo are rebuilt from, oldest first. */
export interface StoredFarm {
  readonly revision: number;
  readonly snapshotRevision: number;
  readonly document: FarmDocument;
  readonly rows: readonly LogRow[];
  /** Reads older rows, which screens don't need and which may be as large as the farm. Absent if there are none. */
  readonly earlierRows?: () => Promise<readonly LogRow[]>;
  /** Changes that had been stored after it are no longer on the device, as after a power cut. */
  readonly isBehind?: true;
  /** The device would not take it: it lasts as long as the page. */
  readonly isInPageOnly?: true;
  /**
   * This very build of the app has read all of it, or made it, and has planned it for this day: reading it again
   * would change nothing. Absent when anything of it comes from another build.
   */
  readonly readOn?: IsoDate;
}

/**
 * Result of opening the stored farm. `lost` is never shown as an empty farm: the browser deleted the data, it
 * is unreadable, or a newer app version wrote it.
 */
export type FoundFarm =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly farm: StoredFarm }
  | { readonly state: 'lost'; readonly reason: 'evicted' | 'damaged' | 'newer' };

/** Why a whole farm was set aside: before it was replaced, or every now and then while it changes. */
export type CopyReason =
  | 'import'
  | 'restore'
  | 'demo'
  | 'reset'
  | 'wipe'
  | 'role'
  | 'sync'
  | 'rolling';

export interface CopyInfo {
  readonly id: number;
  readonly reason: CopyReason;
  readonly at: Millis;
}

interface BeginOptions {
  readonly overLost?: boolean;
  readonly after?: number;
}

/**
 * The farm's log on the device: changes in order, plus snapshots. Shared by all tabs.
 *
 * A resolved `append` means the rows are on the disk and survive the end of the browser. Every method may
 * reject; a rejected write has written everything or nothing, and may be repeated.
 */
export interface DocumentStorage {
  load(): Promise<FoundFarm>;
  /**
   * Starts the log with a farm and answers its revision, or null when another tab was first.
   * With `overLost` a farm that cannot be read is replaced, which only a person may decide. The revision is
   * later than `after`, so that a tab which knew an earlier log never takes this one for it.
   */
  begin(document: FarmDocument, options?: BeginOptions): Promise<number | null>;
  /**
   * Adds rows directly after `revision`; false when the log does not end there, or is gone.
   *
   * @param sync - What syncing has to remember of these rows: stored with them, or not at all.
   */
  append(revision: number, rows: readonly LogRow[], sync?: readonly SyncChange[]): Promise<boolean>;
  /**
   * Remembers that this build has read the farm up to `revision` and planned it for a day. What it appends itself
   * is read, too; a row of another build ends it.
   */
  markRead(revision: number, day: IsoDate): Promise<void>;
  /** Rows after `revision`, oldest first; null when the log no longer reaches back that far. */
  rowsAfter(revision: number): Promise<readonly LogRow[] | null>;
  /** Sync state of this device. A farm started over another one has no bases. */
  readSync(): Promise<SyncMemory>;
  /** The document of a base; null when it is gone or damaged. */
  readBase(key: string): Promise<FarmDocument | null>;
  /** Remembers something about syncing that does not come with a change of the farm. */
  writeSync(change: SyncChange): Promise<void>;
  /** Notices that were too many to travel with the farm, newest first. */
  readonly readLeftOverNotices: () => Promise<readonly SyncNotice[]>;
  /** Keeps the whole farm at a revision, so that a start reads few rows. */
  writeSnapshot(revision: number, document: FarmDocument): Promise<void>;
  /** Keeps a restorable copy; `outdatedCopies` says which older ones go. */
  saveCopy(document: FarmDocument, reason: CopyReason, at: Millis): Promise<void>;
  /** Newest first. */
  listCopies(): Promise<readonly CopyInfo[]>;
  readCopy(id: number): Promise<FarmDocument | null>;
  /** Calls back when another tab may have written. */
  onRevision(listener: () => void): () => void;
  close(): void;
}

/** The flat entries in which older versions kept the farm, and its mirror for them. */
export interface FarmMirror {
  read(): Readonly<Record<string, string | null>>;
  /** Sets a text aside that should have been a farm but could not be read. */
  keepDamaged(text: string): void;
  /** Never fails: a mirror that does not fit is dropped. */
  write(document: FarmDocument): void;
}
