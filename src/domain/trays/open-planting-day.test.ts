import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { openPlantingDay } from './open-planting-day.ts';

const THIS = 'pea|2025-03-14';
const late = aTask({ id: 'late', cycleKey: THIS, trays: 3 });
const before = aTask({ id: 'before', cycleKey: 'pea|2025-03-13', trays: 2, done: true });
const other = aTask({ id: 'other', cycleKey: 'pea|2025-03-15', trays: 4 });
const RADISH = { varietyId: 'radish', cycleKey: 'radish|2025-03-14' };
const radish = aTask({ id: 'radish', ...RADISH, done: true });
const soak = aTask({ id: 'soak', type: 'SOAK', cycleKey: THIS, dateISO: '2025-03-03' });

test('what is open of a batch is counted with what was planted of its variety on that day', () => {
  expect(openPlantingDay([soak, before, other, radish, late], THIS)).toEqual({
    dateISO: late.dateISO,
    tasks: [before, late],
    openCount: 1,
  });
});

test('a batch that is planted has nothing left to count', () => {
  expect(openPlantingDay([soak, { ...late, done: true }], THIS)).toBeNull();
});
