import { riskForPrograms } from '#domain/alchemy/simple-rule/plan-risks.ts';
import { expect, test } from 'vitest';
import { planDryers } from '#domain/alchemy/simple-rule/plan-dryers.ts';
import { sampleScenarios } from './sample-scenarios.ts';

const MONDAY = '2025-06-02';

/** The plans of the three samples on a Monday. */
const [baseline, heavy, mixed] = sampleScenarios(MONDAY).map(({ input }) => planDryers(input));

test('there are three samples', () => {
  expect(sampleScenarios(MONDAY).map(({ title }) => title)).toEqual([
    'Baseline',
    'Heavy sunflower',
    'Mixed varieties',
  ]);
});

test('the baseline dries sunflower and pea in one dryer, the sunflower 14 oz too heavy', () => {
  expect(baseline?.stats).toEqual({
    startDate: '2025-06-02',
    endDate: '2025-07-25',
    totalOrders: 2,
    dailyCapacity: 7,
  });
  expect(baseline?.fdCycles).toEqual([
    { date: '2025-06-19', totalTrays: 7, assignments: [{ varietyId: 'sun', trays: 7 }] },
    { date: '2025-06-26', totalTrays: 5, assignments: [{ varietyId: 'pea', trays: 5 }] },
  ]);
  expect(baseline?.risks.map(riskForPrograms)).toEqual([
    '2025-06-19, 126 oz exceeds 112 oz by 14 oz',
  ]);
});

test('heavy sunflower has seven trays more than there are days', () => {
  expect(heavy?.risks.slice(0, 1).map(riskForPrograms)).toEqual([
    '7 of 49 trays cannot be freeze-dried before 2025-06-20',
  ]);
});

test('mixed varieties get along with one dryer', () => {
  expect(mixed?.fdCycles.map(({ totalTrays }) => totalTrays)).toEqual([7, 7, 7, 6]);
  expect(mixed?.risks.map(({ kind }) => kind)).toEqual(['freeze_dryer_weight']);
});
