import type { FarmDocument } from '#state/document/farm-document.ts';
import { createEmitter } from '#state/ports/emitter.ts';
import { newestNoticesFirst, type SyncNotice } from '#state/document/notices/sync-notice.ts';
import type { LogRow } from '#state/document/log-row.ts';
import type { CopyInfo, DocumentStorage } from '#state/ports/document-storage.ts';
import { expandFarm } from '#state/read/compact-farm.ts';
import { outdatedCopies } from '#state/store/outdated-copies.ts';
import {
  type SyncChange,
  type SyncMemory,
  changeMemory,
  NO_SYNC_MEMORY,
} from '#state/document/sync/sync-records.ts';
import { localDay } from '../../../src/adapters/device/local-day.ts';
import type { ReadMark } from '../../../src/adapters/local/farm-database.ts';
import { writeFarmText } from '../../../src/adapters/local/farm-text.ts';
import { replayLog } from '../../../src/adapters/local/read-log.ts';

/** What the tabs of a browser share. Kept as text, so that nothing is shared with the tab that wrote it. */
export interface MemoryDisk {
  snapshot: { readonly revision: number; readonly text: string } | null;
  rows: { readonly revision: number; readonly text: string }[];
  copies: { readonly info: CopyInfo; readonly text: string }[];
  sync: SyncMemory;
  /** Documents of the bases. */
  readonly bases: Map<string, string>;
  /** Who has read or made all that lies here, and the day it was planned for. */
  read: ReadMark | null;
  /** Notices that were too many to travel with the farm. */
  notices: readonly SyncNotice[];
  readonly tabs: Set<() => void>;
}

export function emptyMemoryDisk(): MemoryDisk {
  return {
    snapshot: null,
    rows: [],
    copies: [],
    sync: NO_SYNC_MEMORY,
    bases: new Map(),
    read: null,
    notices: [],
    tabs: new Set(),
  };
}

/**
 * A storage that keeps the farm for as long as the page lives.
 *
 * @param build - What tells the app that asks from others; null where nothing does.
 */
export function memoryDocumentStorage(
  disk: MemoryDisk = emptyMemoryDisk(),
  build: string | null = null,
): DocumentStorage {
  const grown = createEmitter();
  const thisTab = (): void => grown.emit();
  disk.tabs.add(thisTab);
  const head = (): number => disk.rows.at(-1)?.revision ?? disk.snapshot?.revision ?? 0;
  const tellOtherTabs = (): void => {
    for (const tab of disk.tabs) if (tab !== thisTab) queueMicrotask(tab);
  };

  const remember = (change: SyncChange): void => {
    disk.sync = changeMemory(disk.sync, change, head());
    if (change.note) disk.bases.set(change.note.base.key, writeFarmText(change.note.document));
    disk.notices = newestNoticesFirst([...disk.notices, ...(change.leftOver ?? [])]);
    const kept = new Set(disk.sync.bases.map(({ key }) => key));
    for (const key of disk.bases.keys()) if (!kept.has(key)) disk.bases.delete(key);
  };

  return {
    async load() {
      if (disk.snapshot === null) return { state: 'none' };
      const snapshotRevision = disk.snapshot.revision;
      const isAfter = (row: { readonly revision: number }) => row.revision > snapshotRevision;
      const before = disk.rows.filter((row) => !isAfter(row));
      const rows = disk.rows.filter(isAfter).map((row) => readRow(row.text));
      const document = replayLog(readFarmText(disk.snapshot.text), snapshotRevision, rows);
      const farm = {
        revision: head(),
        snapshotRevision,
        document,
        rows,
        ...(before.length > 0 && {
          earlierRows: async () => before.map((row) => readRow(row.text)),
        }),
      };
      if (disk.read === null || disk.read.build !== build) return { state: 'found', farm };
      return { state: 'found', farm: { ...farm, readOn: disk.read.day } };
    },
    async begin(document, { overLost = false, after = -1 } = {}) {
      if (disk.snapshot !== null && !overLost) return null;
      const revision = Math.max(disk.snapshot === null ? 0 : head() + 1, after + 1);
      disk.snapshot = { revision, text: writeFarmText(document) };
      disk.rows = [];
      disk.read = null;
      remember({ forget: 'all' });
      tellOtherTabs();
      return revision;
    },
    async append(revision, rows, sync = []) {
      if (disk.snapshot === null || head() !== revision) return false;
      disk.rows.push(...rows.map((row) => ({ revision: row.revision, text: JSON.stringify(row) })));
      if (disk.read?.build !== build) disk.read = null;
      sync.forEach(remember);
      tellOtherTabs();
      return true;
    },
    async markRead(revision, day) {
      if (build !== null && head() === revision) disk.read = { build, day };
    },
    async rowsAfter(revision) {
      if (disk.snapshot === null) return null;
      const first = disk.rows[0]?.revision ?? head() + 1;
      if (first > revision + 1 || revision > head()) return null;
      return disk.rows.filter((row) => row.revision > revision).map((row) => readRow(row.text));
    },
    async readSync() {
      return disk.sync;
    },
    async readBase(key) {
      const text = disk.bases.get(key);
      return text === undefined ? null : readFarmText(text);
    },
    async writeSync(change) {
      remember(change);
    },
    async readLeftOverNotices() {
      return disk.notices;
    },
    async writeSnapshot(revision, document) {
      if (revision > (disk.snapshot?.revision ?? -1)) {
        disk.snapshot = { revision, text: writeFarmText(document) };
      }
    },
    async saveCopy(document, reason, at) {
      const id = (disk.copies.at(-1)?.info.id ?? 0) + 1;
      disk.copies.push({ info: { id, reason, at }, text: writeFarmText(document) });
      const outdated = outdatedCopies(
        disk.copies.map(({ info }) => info),
        localDay,
      );
      disk.copies = disk.copies.filter(({ info }) => !outdated.has(info.id));
    },
    async listCopies() {
      return disk.copies.map(({ info }) => info).reverse();
    },
    async readCopy(id) {
      const copy = disk.copies.find(({ info }) => info.id === id);
      return copy === undefined ? null : readFarmText(copy.text);
    },
    onRevision: grown.onEmit,
    close() {
      disk.tabs.delete(thisTab);
    },
  };
}

function readRow(text: string): LogRow {
  // Only rows are written to this disk.
  return JSON.parse(text) as LogRow;
}

/** The farm in a text that `writeFarmText` wrote, with all its tasks. */
function readFarmText(text: string): FarmDocument {
  // Only farms are written as such texts.
  return expandFarm(JSON.parse(text) as FarmDocument);
}
