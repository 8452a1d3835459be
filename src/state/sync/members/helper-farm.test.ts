import { expect, test } from 'vitest';
import { aFarm, anOrder, aTask } from '#tests/support/builders/builders.ts';
import { aSyncNotice } from '#tests/support/merge/a-sync-notice.ts';
import { aSeedLot } from '#tests/support/lots/radish-farm.ts';
import type { SyncNotice } from '../../document/notices/sync-notice.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { withVersion, versionOf } from '../../document/sync/sync-meta.ts';
import { readNotices, withSyncEntry } from '../../document/sync/sync-meta-records.ts';
import { limitToHelperSlices, withHelperVersion } from './limit-to-helper-slices.ts';
import { isForHelpers } from './helper-farm.ts';
import { helperPatch } from './helper-patch.ts';

const NONE: ReadonlySet<string> = new Set();
const PLANT = aTask();
const DONE = { ...PLANT, done: true };
const written = (farm: FarmDocument, vv: Record<string, number>, marks = {}) =>
  withVersion(farm, { vv, marks });
const notice = (id: string, slice: SyncNotice['slice']) => aSyncNotice({ id, slice });

test('what is blocked is as the cloud has it, the rest of the seed as it is here', () => {
  const blocked = { status: 'BLOCKED' } as const;
  const here = [
    aSeedLot('a', 'A', 5, '2026-11-02', blocked),
    aSeedLot('b', 'B', 5, '2026-11-02'),
    aSeedLot('c', 'C', 5, '2026-11-02', { supplier: 'Mine' }),
  ];
  const there = [
    aSeedLot('a', 'A', 5, '2026-11-02'),
    aSeedLot('b', 'B', 5, '2026-11-02', blocked),
    aSeedLot('c', 'C', 5, '2026-11-02'),
    aSeedLot('d', 'D', 5, '2026-11-02', blocked),
  ];
  const limited = (seedsInventory: FarmDocument['seedsInventory']) =>
    limitToHelperSlices(aFarm({ seedsInventory }), aFarm({ seedsInventory: there }), NONE)
      .seedsInventory;
  expect(limited(here).map(({ lot }) => [lot?.code, lot?.supplier, lot?.status])).toEqual([
    ['A', '', undefined],
    ['B', '', 'BLOCKED'],
    ['C', 'Mine', undefined],
    ['D', '', 'BLOCKED'],
  ]);
  expect(limited(there)).toBe(there);
});

test('a slice that a newer version has, and one that the server refused, are the cloud’s', () => {
  // A later version may bring a slice of its own.
  const cloud = { ...aFarm({ tasks: [PLANT] }), weather: ['rain'] } as FarmDocument;
  expect(limitToHelperSlices(aFarm({ tasks: [DONE] }), cloud, NONE)).toMatchObject({
    weather: ['rain'],
  });
  expect(limitToHelperSlices(aFarm({ tasks: [DONE] }), cloud, new Set(['tasks'])).tasks).toEqual([
    PLANT,
  ]);
  expect(isForHelpers('tasks')).toBe(true);
  expect(isForHelpers('catalog/materials')).toBe(false);
});

test('a helper claims no writes of others, and neither drops nor plants notices of others’ slices', () => {
  const here = withSyncEntry(
    written(aFarm(), { dev_phone: 3, 'dev_phone.x1': 1, dev_phoney: 9, office: 8 }),
    'notices',
    [notice('n1', 'tasks'), notice('forged', 'prices')],
  );
  const cloud = withSyncEntry(written(aFarm(), { dev_phone: 2, office: 5 }), 'notices', [
    notice('n2', 'orders'),
  ]);
  const farm = withHelperVersion(limitToHelperSlices(here, cloud, NONE), cloud, 'dev_phone');
  expect(versionOf(farm).vv).toEqual({ dev_phone: 3, 'dev_phone.x1': 1, office: 5 });
  expect(readNotices(farm).map(({ id }) => id)).toEqual(['n1', 'n2']);
});

test('a notice that the cloud has already is told in its words, as the service keeps them', () => {
  const told = (lostBy: string) => ({ ...notice('n1', 'tasks'), at: 1, lostBy });
  const cloud = withSyncEntry(aFarm(), 'notices', [told('Ana')]);
  const here = withSyncEntry(aFarm(), 'notices', [told('Maria')]);
  expect(readNotices(limitToHelperSlices(here, cloud, new Set()))).toEqual(readNotices(cloud));
});

test('notices of both sides are sorted newest first, as everywhere', () => {
  const cloud = withSyncEntry(aFarm(), 'notices', [{ ...notice('n2', 'orders'), at: 2 }]);
  const here = withSyncEntry(aFarm(), 'notices', [{ ...notice('n1', 'tasks'), at: 1 }]);
  const farm = limitToHelperSlices(here, cloud, NONE);
  expect(readNotices(farm).map(({ id }) => id)).toEqual(['n2', 'n1']);
});

test('what is sent is the work of the day, the history with the tasks, and the own notes of the write', () => {
  const farm = written(
    { ...aFarm({ tasks: [DONE], orders: [anOrder()] }), meta: { ...aFarm().meta, lastWriteAt: 7 } },
    { dev_phone: 3, office: 5 },
    { dev_phone: 'aa', office: 'bb' },
  );
  const patch = helperPatch(farm, aFarm({ deliveries: [] }), 'dev_phone', NONE);
  expect(Object.keys(patch).toSorted()).toEqual([
    'deliveries',
    'harvestLosses',
    'meta',
    'seedsInventory',
    'taskHistory',
    'tasks',
    'trayStatus',
    'traysPlantedLog',
  ]);
  expect(patch['taskHistory']).toEqual([]);
  // The last delivery was taken back here: it is sent as none.
  expect(patch['deliveries']).toEqual([]);
  expect(patch['meta']).toEqual({
    lastWriteAt: 7,
    // Without notices and deletes there are no empty lists of them, which the cloud would keep.
    sync: { vv: { dev_phone: 3 }, marks: { dev_phone: 'aa' } },
  });
  expect(
    helperPatch(farm, null, 'dev_phone', new Set(['tasks', 'taskHistory'])),
  ).not.toHaveProperty('taskHistory');
});
