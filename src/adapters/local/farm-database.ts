import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { NewerVersionError } from '#state/store/newer-version-error.ts';
import type { CopyReason } from '#state/ports/document-storage.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import type { NotedBase, SyncDevice } from '#state/document/sync/sync-records.ts';
import type { PackedFarm } from './packed-farm.ts';
import type { PackedRow } from './packed-row.ts';

/** The form of what is written below; a newer one is left alone. */
export const LOG_FORMAT = 1;

/** Where the log ends, and which form it has. */
export interface LogHead {
  readonly revision: number;
  readonly format: number;
  /** Absent when nobody knows who wrote all of it: other builds of the app leave it out. */
  readonly read?: ReadMark;
}

/** Which build of the app has read or made all that lies on the disk, and the day it has planned it for. */
export interface ReadMark {
  readonly build: string;
  readonly day: IsoDate;
}

export function headAt(revision: number): LogHead {
  return { revision, format: LOG_FORMAT };
}

/** The head after rows of a build: what others have written keeps the farm from counting as read. */
export function headAfter(head: LogHead, revision: number, build: string | null): LogHead {
  const { read } = head;
  return read?.build === build ? { ...headAt(revision), read } : headAt(revision);
}

/** Throws when a newer version of the app keeps the farm. */
export function expectOwnFormat(head: LogHead | undefined): void {
  if (head !== undefined && head.format > LOG_FORMAT) throw new NewerVersionError();
}

/** Written through to the disk before a transaction counts as complete; otherwise a power cut may take it. */
export const TO_THE_DISK = { durability: 'strict' } as const;

export interface PackedSnapshot extends PackedFarm {
  readonly revision: number;
}

interface PackedCopy extends PackedFarm {
  readonly id?: number;
  readonly reason: CopyReason;
  readonly at: number;
}

/** What is known of a base, apart from its document so that the list is read quickly. */
export interface PackedBase extends NotedBase {
  /** Place in the list. */
  readonly at: number;
}

interface PackedBaseFarm extends PackedFarm {
  readonly key: string;
}

/** By how much the clock of the service is ahead of this device's. */
export interface ClockNote {
  readonly clockOffset: number;
}

/** Notices of one merge that were too many to travel with the farm. */
export interface NoticesNote {
  readonly notices: readonly SyncNotice[];
}

export interface FarmSchema extends DBSchema {
  head: { key: 'head'; value: LogHead };
  snap: { key: number; value: PackedSnapshot };
  log: { key: number; value: PackedRow; indexes: { kind: string } };
  copies: { key: number; value: PackedCopy; indexes: { info: [number, CopyReason] } };
  /** Under `device` and `clock` what is known of this device; under `notices:` what merges left over. */
  device: { key: string; value: SyncDevice | ClockNote | NoticesNote };
  bases: { key: string; value: PackedBase };
  baseFarms: { key: string; value: PackedBaseFarm };
}

const DATABASE_VERSION = 2;

export type FarmDatabase = IDBPDatabase<FarmSchema>;

const OPEN_MS = 10_000;

/** Opens the database of a user; `onGone` when the browser ends it, or a newer app needs it. */
export function openFarmDatabase(name: string, onGone: () => void): Promise<FarmDatabase> {
  return new Promise((resolve, reject) => {
    // Some browsers never answer; the next try then asks again.
    const patience = setTimeout(
      () => reject(new Error('The browser does not open the farm')),
      OPEN_MS,
    );
    openDB<FarmSchema>(name, DATABASE_VERSION, {
      upgrade(database, from) {
        database.createObjectStore('device');
        database.createObjectStore('bases', { keyPath: 'key' });
        database.createObjectStore('baseFarms', { keyPath: 'key' });
        if (from > 0) return;
        database.createObjectStore('head');
        database.createObjectStore('snap', { keyPath: 'revision' });
        database.createObjectStore('log', { keyPath: 'revision' }).createIndex('kind', 'kind');
        const copies = database.createObjectStore('copies', { keyPath: 'id', autoIncrement: true });
        copies.createIndex('info', ['at', 'reason']);
      },
      // Waiting for an old tab may never end; saying so lets the next try begin afresh.
      blocked: () => reject(new Error('Another tab holds an older version of the farm open')),
      blocking(_current, _wanted, event) {
        // The event of a version change comes from the connection that has to go.
        (event.target as IDBDatabase).close();
        onGone();
      },
      terminated: onGone,
    })
      .then(resolve, (cause: unknown) => reject(isTooNew(cause) ? new NewerVersionError() : cause))
      .finally(() => clearTimeout(patience));
  });
}

/** A database that a newer version has changed does not open for this one. */
function isTooNew(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'VersionError';
}
