import { expect, test } from 'vitest';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { recordLoss, removeLoss } from './record-loss.ts';

const FRIDAY = 'sunflower|2026-11-27';

function aLoss(qty: number, part: Partial<HarvestLoss> = {}): HarvestLoss {
  const place = { dateISO: BISTRO_DAY, varietyId: 'sunflower', cycleKey: FRIDAY };
  return aHarvestLoss({ id: `loss_${qty}`, qty, ...place, ...part });
}

function withLights() {
  const farm = bistroFarm();
  const place = { varietyId: 'sunflower', trays: 3, cycleKey: FRIDAY };
  const lights = aTask({ ...place, type: 'LIGHTS', dateISO: '2026-11-24' });
  return { ...farm, tasks: [...farm.tasks, lights] };
}

/** What is open of Friday's batch. */
function openOf(farm: ReturnType<typeof withLights>): string[] {
  return farm.tasks
    .filter(({ cycleKey, done }) => cycleKey === FRIDAY && !done)
    .map(({ type }) => type)
    .toSorted();
}

test('work goes on while trays are left', () => {
  const farm = recordLoss(withLights(), aLoss(2), BISTRO_DAY);
  expect(farm.harvestLosses).toHaveLength(1);
  expect(openOf(farm)).toEqual(['HARVEST', 'LIGHTS']);
});

test('several losses of a planting add up; when nothing is left only the harvest stays, to clear the trays', () => {
  const two = recordLoss(withLights(), aLoss(2), BISTRO_DAY);
  const all = recordLoss(two, aLoss(1), BISTRO_DAY);
  expect(openOf(all)).toEqual(['HARVEST']);
  expect(all.tasks.find(({ type }) => type === 'LIGHTS')).toMatchObject({
    done: true,
    skipped: true,
  });
});

test('a loss that names no planting skips no work', () => {
  const { cycleKey: _, ...unnamed } = aLoss(9);
  expect(openOf(recordLoss(withLights(), unnamed, BISTRO_DAY))).toEqual(['HARVEST', 'LIGHTS']);
});

test('a loss that is taken out again opens the steps that were skipped with it', () => {
  const two = recordLoss(withLights(), aLoss(2), BISTRO_DAY);
  const all = recordLoss(two, aLoss(1), BISTRO_DAY);
  const back = removeLoss(all, 'loss_1', BISTRO_DAY);
  expect(back.harvestLosses).toHaveLength(1);
  expect(openOf(back)).toEqual(['HARVEST', 'LIGHTS']);
  expect(back.tasks).toEqual(withLights().tasks);
});

test('a step that was skipped before the loss stays skipped, and so do all while nothing is left', () => {
  const farm = withLights();
  const skipped = { dateISO: '2026-11-20', done: true, skipped: true as const };
  const mist = aTask({ type: 'MIST', varietyId: 'sunflower', cycleKey: FRIDAY, ...skipped });
  const all = recordLoss({ ...farm, tasks: [...farm.tasks, mist] }, aLoss(3), BISTRO_DAY);
  const twice = recordLoss(all, aLoss(1), BISTRO_DAY);
  expect(openOf(removeLoss(twice, 'loss_1', BISTRO_DAY))).toEqual(['HARVEST']);
  expect(openOf(removeLoss(all, 'loss_3', BISTRO_DAY))).toEqual(['HARVEST', 'LIGHTS']);
});

test('work of another batch stays done when a loss is taken out again', () => {
  const farm = withLights();
  const saturday = { varietyId: 'sunflower', cycleKey: 'sunflower|2026-11-28' };
  const water = aTask({ type: 'WATER', ...saturday, dateISO: '2026-11-24', done: true });
  const all = recordLoss({ ...farm, tasks: [...farm.tasks, water] }, aLoss(3), BISTRO_DAY);
  expect(removeLoss(all, 'loss_3', BISTRO_DAY).tasks).toContain(water);
});
