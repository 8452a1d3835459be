import { expect, test } from 'vitest';
import type { TaskType } from '#domain/planning/task.ts';
import { recordTrays, toggleDone } from '#tests/support/actions/work-actions.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { liveFarm, plannedLiveFarm } from '#tests/support/farms/live-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { scarceSizes, sizeCounts } from './size-counts.ts';

const PLANTED = '2026-11-25';
const CYCLE = 'pea-live-1010|2026-12-04';
const idOf = (farm: FarmDocument, type: TaskType) =>
  farm.tasks.find((task) => task.type === type && task.cycleKey === CYCLE)?.id ?? '';

const tick = (farm: FarmDocument, type: TaskType, today: string) =>
  actOn(farm, today, toggleDone(idOf(farm, type), true));

const farm = plannedLiveFarm();
const planted = tick(farm, 'PLANT', PLANTED);

test('trays grow from their planting to their harvest, and are free again then', () => {
  const counted = (one: FarmDocument) => sizeCounts(one)[0];
  expect(counted(farm)).toMatchObject({ owned: 20, growing: 0, out: 0, free: 20 });
  expect(counted(planted)).toMatchObject({ growing: 6, free: 14 });
  expect(counted(tick(planted, 'HARVEST', '2026-12-04'))).toMatchObject({ growing: 0, free: 20 });
  const skipped = actOn(planted, '2026-12-04', {
    type: 'SKIP_TASK',
    payload: { id: idOf(planted, 'HARVEST') },
  });
  expect(counted(skipped)).toMatchObject({ growing: 0, free: 20 });
});

test('as many trays grow as were counted at the planting', () => {
  const five = recordTrays(PLANTED, {
    varietyId: 'pea-live-1010',
    actualTrays: 5,
    expectedTrays: 6,
    taskIds: [idOf(planted, 'PLANT')],
  });
  const counted = actOn(planted, PLANTED, five);
  expect(sizeCounts(counted)[0]).toMatchObject({ growing: 5, free: 15 });
});

test('a size that leaves for good is not counted, one that nobody has counted has no free ones', () => {
  expect(sizeCounts(farm).map(({ id }) => id)).toEqual(['siz_1010']);
  const { catalog } = liveFarm();
  const traySizes = catalog.traySizes?.map((size) => ({ ...size, owned: null })) ?? [];
  const uncounted = { ...planted, catalog: { ...catalog, traySizes } };
  expect(sizeCounts(uncounted)).toEqual([
    { id: 'siz_1010', name: '1010', owned: null, growing: 6, out: 0, free: null },
  ]);
});

test('trays of another size than the 1020 are never trays with and without holes', () => {
  expect(planted.trayStatus).toMatchObject({ inUseWithHoles: 0, inUseWithoutHoles: 0 });
  expect(planted.trayStatus.activePlantings).toHaveLength(1);
  const out = tick(planted, 'HARVEST', '2026-12-04');
  expect(out.trayStatus).toMatchObject({ dirtyWithHoles: 0, dirtyWithoutHoles: 0 });
});

test('a planting of more trays than are free is scarce of them', () => {
  const withOwned = (owned: number) => {
    const { catalog } = farm;
    const traySizes = catalog.traySizes?.map((size) => ({ ...size, owned })) ?? [];
    return { ...farm, catalog: { ...catalog, traySizes } };
  };
  const scarce = (owned: number) =>
    scarceSizes(withOwned(owned), tick(withOwned(owned), 'PLANT', PLANTED)).map(({ free }) => free);
  expect(scarce(6)).toEqual([]);
  expect(scarce(5)).toEqual([5]);
  expect(scarceSizes(withOwned(3), withOwned(3))).toEqual([]);
});
