import { expect, test } from 'vitest';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { act } from '#tests/support/devices/act.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { seedOfPlantings } from './seed-of-plantings.ts';

const PLANT = aTask({ type: 'PLANT', dateISO: '2025-03-10', trays: 3 });

/** Three trays of 190 g are 1.26 lb of seed. */
function afterTick(pounds: readonly number[]): string {
  const farm = aFarm({
    varieties: [aVariety({ seedGPerTray: 190 })],
    tasks: [PLANT],
    seedsInventory: pounds.map((one, index) => aSeedIntake({ id: `seed_${index}`, pounds: one })),
  });
  const ticked = act(farm, { type: 'TOGGLE_TASK_DONE', payload: { id: PLANT.id } });
  return seedOfPlantings(['pea'], farm, ticked);
}

test('a planting that takes more seed than there is says so', () => {
  expect(afterTick([0.5])).toBe('Pea took 1.26 lb of seed, only 0.50 lb was there.');
  expect(afterTick([2, -2.5])).toBe('Pea took 1.26 lb of seed, none was there.');
});

test('seed that is there, and seed that nobody ever took in, is not spoken of', () => {
  expect(afterTick([1.26])).toBe('');
  expect(afterTick([])).toBe('');
});
