import { expect, test } from 'vitest';
import type { WeighedTask } from '#domain/harvests/weighed-task.ts';
import { yieldStatistics } from '#domain/harvests/yield-statistics.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { weighedRecord, weighingLine, weighingQuestion, weightProblem } from './weighing-form.ts';

const TASK = aTask({
  type: 'HARVEST',
  dateISO: '2025-03-14',
  cycleKey: 'pea|2025-03-14',
  trays: 3,
});
const HARVEST: WeighedTask = {
  task: TASK,
  trays: 3,
  dateISO: '2025-03-14',
  plantedISO: '2025-03-04',
  record: null,
};
const LINE = weighingLine(HARVEST, 'Speckled Pea', 'oz');
const NOW = '2025-03-14T09:00:00.000Z';
const HARVESTS = [aWeighedHarvest({ weightOz: 9 }), aWeighedHarvest({ weightOz: 13 })];
const USUAL = { plannedOz: 10, statistics: yieldStatistics(HARVESTS, []) };

function record(weight: string, trays = 3) {
  const weighed = weighedRecord({ ...LINE, weight, trays }, NOW);
  if (weighed === null) throw new Error('Nothing was weighed.');
  return weighed;
}

test('a line without a weight is left out, and one that is no weight is told', () => {
  expect(weighedRecord(LINE, NOW)).toBeNull();
  expect(weightProblem(LINE)).toBeNull();
  expect(weightProblem({ ...LINE, weight: '-3' })).toBe('A weight is a number, 0 or more');
  expect(weightProblem({ ...LINE, weight: '30', trays: null })).toBe(
    'Enter whole trays, 0 or more',
  );
});

test('a weight far off is asked about with what the variety usually yields', () => {
  expect(weighingQuestion(LINE, record('84', 3), { ...USUAL, plannedOz: 5 })).toBe(
    '28 oz per tray? Speckled Pea usually yields 9 to 13 oz.',
  );
  expect(weighingQuestion(LINE, record('3'), { ...USUAL, statistics: null })).toBe(
    '1 oz per tray? Speckled Pea usually yields 10 oz.',
  );
  expect(weighingQuestion(LINE, record('30'), USUAL)).toBeNull();
});

test('more trays than were growing are asked about', () => {
  expect(weighingQuestion(LINE, record('50', 5), USUAL)).toBe('Only 3 trays were growing. Save 5?');
});

test('a harvest that was weighed is typed again in the unit of the scale, and keeps its note', () => {
  const known = aWeighedHarvest({ cycleKey: TASK.cycleKey, weightOz: 88.18, note: 'wet' });
  const line = weighingLine({ ...HARVEST, record: known }, 'Pea', 'kg');
  expect(line.weight).toBe('2.5');
  expect(weighedRecord({ ...line, trays: 4 }, NOW)).toMatchObject({
    weightOz: 88.18,
    note: 'wet',
  });
});

test('a weight that is only looked at in another unit stays as it was recorded', () => {
  const known = aWeighedHarvest({ cycleKey: TASK.cycleKey, trays: 3, weightOz: 17.43 });
  const line = weighingLine({ ...HARVEST, record: known }, 'Pea', 'kg');
  expect(line.weight).toBe('0.494');
  expect(weighedRecord(line, NOW)).toBeNull();
});
