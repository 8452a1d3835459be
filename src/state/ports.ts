import type { AutoBatchInput, AutoBatchPlan } from '#domain/alchemy/auto-batch/auto-batch.ts';
import type { ImprovedPlan } from '#domain/alchemy/auto-batch/improve-plan.ts';
import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { SimulationInput, SimulationResult } from '#domain/capacity/simulation.ts';
import type { FarmDocument } from './document/farm-document.ts';
import type { LogRow } from './store/log-row.ts';
import type { SyncChange, SyncMemory } from './sync/sync-records.ts';

/** The device's clock. */
export interface Clock {
  now(): Millis;
  /** The farm's local calendar day. */
  today(): IsoDate;
  /** An instant by the clock on the farm's wall, like `2026-11-20T08:15`. */
  localTime(at: Millis): string;
  /** Calls back whenever the local day may have changed: at midnight, on focus, when the page becomes visible. */
  onDayChange(listener: () => void): () => void;
}

/** Random base-36 characters for new ids. */
export interface Randomness {
  base36(length: number): string;
}

/** Waiting without blocking. */
export interface Timers {
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: Millis, run: () => void): () => void;
}

/** Where unexpected problems are written for whoever looks into them. */
export interface Logger {
  error(message: string, cause?: unknown): void;
}

/** A logger that also takes what belongs to a normal day, yet helps to understand a problem. */
export interface NotingLogger extends Logger {
  note(message: string, cause?: unknown): void;
}

/** A simulation, and whether it was worked out beside the screen or on it. */
export interface FinishedSimulation {
  readonly result: SimulationResult;
  readonly ranIn: 'worker' | 'page';
}

/** Works out how demands fit, without holding up the screen where the browser can do that. */
export interface Simulator {
  /** Rejects with the reason when the simulation itself fails. */
  simulate(input: SimulationInput): Promise<FinishedSimulation>;
}

/** How far a search for a better plan of the dryers is. */
export interface BatchProgress {
  /** The best plan so far; at first the one of the fixed rule. */
  readonly plan: AutoBatchPlan;
  /** How much of the time is over, 0 to 1. */
  readonly share: number;
}

/** A plan of the dryers, and whether it was searched for beside the screen or on it. */
export interface FinishedBatchPlan {
  readonly improved: ImprovedPlan;
  readonly ranIn: 'worker' | 'page';
  /** The search was ended before its time: what is there is the best so far. */
  readonly wasStopped: boolean;
}

/** A plan of the dryers that is being searched for. */
export interface BatchSearchRun {
  /** Rejects with the reason when planning itself fails. */
  readonly done: Promise<FinishedBatchPlan>;
  /** Ends the search with the best plan so far. */
  readonly stop: () => void;
}

/** Plans the dryers: by the fixed rule at once, then for a moment ever better, without holding up the screen. */
export interface BatchPlanner {
  plan(input: AutoBatchInput, tell: (progress: BatchProgress) => void): BatchSearchRun;
}

/** The farm as found on the device, with the log rows that undo and redo are rebuilt from, oldest first. */
export interface StoredFarm {
  readonly revision: number;
  /** Revision of the newest snapshot. */
  readonly snapshotRevision: number;
  readonly document: FarmDocument;
  readonly rows: readonly LogRow[];
}

/**
 * What a start finds. `lost` is never shown as an empty farm: the browser removed the data, it can no
 * longer be read, or a newer version of the app wrote it.
 */
export type FoundFarm =
  | { readonly state: 'none' }
  | { readonly state: 'found'; readonly farm: StoredFarm }
  | { readonly state: 'lost'; readonly reason: 'evicted' | 'damaged' | 'newer' };

/** Why a whole farm was set aside: before it was replaced, or every now and then while it changes. */
export type CopyReason = 'import' | 'restore' | 'demo' | 'reset' | 'wipe' | 'sync' | 'rolling';

/** A whole farm set aside on the device. */
export interface CopyInfo {
  readonly id: number;
  readonly reason: CopyReason;
  readonly at: Millis;
}

/** How a log begins. */
export interface BeginOptions {
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
  /** Rows after `revision`, oldest first; null when the log no longer reaches back that far. */
  rowsAfter(revision: number): Promise<readonly LogRow[] | null>;
  /** What this device remembers of syncing. A farm that is begun over another one has no bases. */
  readSync(): Promise<SyncMemory>;
  /** The document of a base; null when it is gone or damaged. */
  readBase(key: string): Promise<FarmDocument | null>;
  /** Remembers something about syncing that does not come with a change of the farm. */
  writeSync(change: SyncChange): Promise<void>;
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

/** Remembers on this device that a visitor works without an account. */
export interface Session {
  anonymousId(): string | null;
  remember(anonymousId: string): void;
  forget(): void;
}
