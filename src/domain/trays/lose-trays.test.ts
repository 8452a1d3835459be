import { expect, test } from 'vitest';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/bistro-farm.ts';
import { aTask } from '#tests/support/builders.ts';
import { loseTrays } from './lose-trays.ts';

const FRIDAY = 'sunflower|2026-11-27';

function aLoss(qty: number, part: Partial<HarvestLoss> = {}): HarvestLoss {
  return {
    id: `loss_${qty}`,
    dateISO: BISTRO_DAY,
    varietyId: 'sunflower',
    qty,
    cycleKey: FRIDAY,
    note: '',
    atISO: '2026-11-22T16:00:00.000Z',
    ...part,
  };
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
  const farm = loseTrays(withLights(), aLoss(2), BISTRO_DAY);
  expect(farm.harvestLosses).toHaveLength(1);
  expect(openOf(farm)).toEqual(['HARVEST', 'LIGHTS']);
});

test('several losses of a planting add up; when nothing is left only the harvest stays, to clear the trays', () => {
  const two = loseTrays(withLights(), aLoss(2), BISTRO_DAY);
  const all = loseTrays(two, aLoss(1), BISTRO_DAY);
  expect(openOf(all)).toEqual(['HARVEST']);
  expect(all.tasks.find(({ type }) => type === 'LIGHTS')).toMatchObject({
    done: true,
    skipped: true,
  });
});

test('a loss that names no planting skips no work', () => {
  const { cycleKey: _, ...unnamed } = aLoss(9);
  expect(openOf(loseTrays(withLights(), unnamed, BISTRO_DAY))).toEqual(['HARVEST', 'LIGHTS']);
});
