import { expect, test } from 'vitest';
import { reduce } from '../records/reduce.ts';
import { aRadishFarm, RADISH_TODAY } from '#tests/support/lots/radish-farm.ts';
import { selectBatches, selectRealDays } from './supply.ts';

const blocked = reduce(aRadishFarm(), {
  type: 'UPDATE_SEED_LOT',
  payload: { txnId: 'b', patch: { status: 'BLOCKED' } },
  moment: { today: RADISH_TODAY, now: 0 },
});

test('batches and tasks of blocked seed are held', () => {
  const batches = selectBatches(blocked, RADISH_TODAY).filter(({ isHeld }) => isHeld);
  expect(batches.map(({ harvestISO }) => harvestISO)).toEqual(['2026-12-08', '2026-12-04']);
  const tasks = selectRealDays(blocked, RADISH_TODAY)
    .flatMap((day) => day.tasks)
    .filter((task) => 'isHeld' in task);
  expect(tasks.map(({ type, dateISO }) => `${type} ${dateISO}`)).toEqual([
    'PLANT 2026-11-26',
    'PLANT 2026-11-30',
    'HARVEST 2026-12-04',
    'HARVEST 2026-12-08',
  ]);
});
