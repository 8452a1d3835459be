import type { IDBPTransaction, StoreNames } from 'idb';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import {
  type NotedBase,
  type SyncChange,
  type SyncDevice,
  type SyncMemory,
  changeMemory,
} from '#state/document/sync/sync-records.ts';
import { newestNoticesFirst } from '#state/document/notices/sync-notice.ts';
import type { FarmConnection } from './farm-connection.ts';
import {
  type ClockNote,
  type FarmSchema,
  type NoticesNote,
  type PackedBase,
  expectOwnFormat,
  TO_THE_DISK,
} from './farm-database.ts';
import { type PackedFarm, packFarm, unpackFarm } from './packed-farm.ts';

/** A change of the memory with its document packed: packing takes longer than a transaction waits. */
interface PackedSyncChange {
  readonly change: SyncChange;
  readonly farm: PackedFarm | null;
}

const NOTICES = 'notices:';
const leftOverKeys = (): IDBKeyRange => IDBKeyRange.bound(NOTICES, `${NOTICES}\uffff`);
const deviceKeys = (): IDBKeyRange => IDBKeyRange.bound('clock', 'device');

type Writing = IDBPTransaction<FarmSchema, StoreNames<FarmSchema>[], 'readwrite'>;

export const SYNC_STORES = ['device', 'bases', 'baseFarms'] as const;

export function farmSyncMemory(
  connection: FarmConnection,
): Pick<DocumentStorage, 'readSync' | 'readBase' | 'writeSync' | 'readLeftOverNotices'> {
  return {
    readSync: () =>
      connection.use(async (database) => {
        const tx = database.transaction(['device', 'bases']);
        const [notes, bases] = await Promise.all([
          tx.objectStore('device').getAll(deviceKeys()),
          tx.objectStore('bases').getAll(),
        ]);
        return asMemory(notes, bases);
      }),
    readBase: (key) =>
      connection.use(async (database) => {
        const packed = await database.get('baseFarms', key);
        return packed === undefined ? null : unpackFarm(packed);
      }),
    readLeftOverNotices: () =>
      connection.use(async (database) => {
        const notes = await database.getAll('device', leftOverKeys());
        const notices = notes.flatMap((note) => ('notices' in note ? note.notices : []));
        return newestNoticesFirst(notices);
      }),
    async writeSync(change) {
      const packed = await packSyncChange(change);
      await connection.use(async (database) => {
        const tx = database.transaction(['head', ...SYNC_STORES], 'readwrite', TO_THE_DISK);
        const head = await tx.objectStore('head').get('head');
        expectOwnFormat(head);
        await rememberIn(tx, [packed], head?.revision ?? 0);
        await tx.done;
      });
    },
  };
}

export async function packSyncChange(change: SyncChange): Promise<PackedSyncChange> {
  return { change, farm: change.note ? await packFarm(change.note.document) : null };
}

/** Carries changes out as part of a transaction that also writes the log. */
export async function rememberIn(
  tx: Pick<Writing, 'objectStore'>,
  changes: readonly PackedSyncChange[],
  revision: number,
): Promise<void> {
  if (changes.length === 0) return;
  const [bases, farms] = [tx.objectStore('bases'), tx.objectStore('baseFarms')];
  const before = await bases.getAll();
  const device = tx.objectStore('device');
  const known = asMemory(await device.getAll(deviceKeys()), before);
  const memory = changes.reduce(
    (current, { change }) => changeMemory(current, change, revision),
    known,
  );
  const kept = new Set(memory.bases.map(({ key }) => key));
  const gone = before.filter(({ key }) => !kept.has(key));
  await Promise.all([
    memory.device && device.put(memory.device, 'device'),
    memory.clockOffset !== undefined && device.put({ clockOffset: memory.clockOffset }, 'clock'),
    ...gone.flatMap(({ key }) => [bases.delete(key), farms.delete(key)]),
    ...memory.bases.map((base, at) => bases.put({ ...base, at })),
    ...changes.map(({ change: { leftOver = [] } }, index) => {
      const key = `${NOTICES}${revision}:${index}`;
      return leftOver.length > 0 && device.put({ notices: leftOver }, key);
    }),
    ...changes.map(({ change, farm }) => {
      const key = change.note?.base.key;
      return farm !== null && key !== undefined && kept.has(key) && farms.put({ key, ...farm });
    }),
  ]);
}

function asMemory(
  notes: readonly (SyncDevice | ClockNote | NoticesNote)[],
  bases: readonly PackedBase[],
): SyncMemory {
  const inOrder = bases.toSorted((left, right) => left.at - right.at);
  const device = notes.find((note) => 'deviceId' in note);
  const clock = notes.find((note) => 'clockOffset' in note);
  return { device: device ?? null, bases: inOrder.map(withoutPlace), ...clock };
}

function withoutPlace({ at: _at, ...base }: PackedBase): NotedBase {
  return base;
}
