import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { recordedPlantings } from './recorded-plantings.ts';

const DAY = '2025-03-04';

const record = (trays: number, ...taskIds: string[]) =>
  aPlantedEntry({
    id: `log_${trays}`,
    dateISO: DAY,
    trays,
    recordedAtISO: `${DAY}T18:00:00.000Z`,
    taskIds,
  });

const plant = aTask({ id: 'plant', dateISO: DAY, trays: 3 });
const second = aTask({ id: 'second', dateISO: DAY, trays: 2 });

test('a record is of the plantings of its day and variety, not of what is cut or skipped on it', () => {
  const cut = aTask({ id: 'cut', type: 'HARVEST', dateISO: DAY, trays: 3 });
  const skipped = { ...second, skipped: true as const };
  const find = recordedPlantings([record(3)], [plant, cut, skipped]);
  expect(find(plant)).toEqual({ trays: 3, tasks: [plant], seedLots: [] });
});

test('a record that names plantings is of these alone', () => {
  const find = recordedPlantings([record(3, 'plant')], [plant, second]);
  expect(find(plant)).toEqual({ trays: 3, tasks: [plant], seedLots: [] });
  expect(find(second)).toBeNull();
  // It names one of another day: then it is of all of its own.
  expect(recordedPlantings([record(5, 'moved')], [plant, second])(second)).toEqual({
    trays: 5,
    tasks: [plant, second],
    seedLots: [],
  });
});

test('of several records the last one counts, and of another day or variety none', () => {
  expect(recordedPlantings([record(3), record(4)], [plant])(plant)?.trays).toBe(4);
  const elsewhere = [aTask({ dateISO: '2025-03-05' }), aTask({ dateISO: DAY, varietyId: 'kale' })];
  const find = recordedPlantings([record(3)], [plant, ...elsewhere]);
  expect(elsewhere.map(find)).toEqual([null, null]);
});
