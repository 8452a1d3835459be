import { expect, test } from 'vitest';
import { aTask, aVariety } from '#tests/support/builders/builders.ts';
import type { Task } from '#domain/planning/task.ts';
import { growingHarvests } from './growing-harvests.ts';

const FRIDAY = '2025-03-14';
const PEA = new Map([['pea', aVariety({ id: 'pea', name: 'Snow pea', yieldOzPerTray: 8 })]]);
const harvest = (more: Partial<Task> = {}) =>
  aTask({ type: 'HARVEST', dateISO: FRIDAY, trays: 3, oz: 30, ...more });
const growing = (
  tasks: readonly Task[],
  varieties = PEA,
  from = '2025-03-10',
  to = '2025-03-16',
) => [...growingHarvests(tasks, varieties, from, to).values()];
const GROWN = {
  dateISO: FRIDAY,
  varietyId: 'pea',
  varietyName: 'Snow pea',
  trays: 3,
  carryUsedOz: 0,
  expectedOz: 24,
};

test('a harvest grows its trays at the yield that its variety has now', () => {
  expect(growing([harvest()])).toEqual([GROWN]);
});

test('of a deleted variety the task knows the name and the weight, or no one does', () => {
  expect(growing([harvest()], new Map())).toEqual([
    { ...GROWN, varietyName: 'Pea', expectedOz: 30 },
  ]);
  const { oz: _oz, varietyName: _name, trays: _trays, ...bare } = harvest();
  expect(growing([bare], new Map())).toEqual([
    { ...GROWN, varietyName: '', trays: 0, expectedOz: 0 },
  ]);
});

test('two harvests of one batch add up, a skipped one brings nothing', () => {
  const parts = [harvest({ carryUsedOz: 2 }), harvest({ trays: 1, carryUsedOz: 1 })];
  expect(growing(parts)).toEqual([{ ...GROWN, trays: 4, carryUsedOz: 3, expectedOz: 32 }]);
  const skipped = harvest({ done: true, skipped: true, carryUsedOz: 5 });
  expect(growing([skipped])).toEqual([{ ...GROWN, trays: 0, expectedOz: 0 }]);
  expect(growing([harvest(), skipped])).toEqual([GROWN]);
  expect(growing([skipped], new Map())).toMatchObject([
    { trays: 0, carryUsedOz: 0, expectedOz: 0 },
  ]);
});

test('the first and the last day count, the days beyond do not', () => {
  expect(growing([harvest()], PEA, FRIDAY, FRIDAY)).toEqual([GROWN]);
  expect(growing([harvest()], PEA, '2025-03-15', '2025-03-16')).toEqual([]);
  expect(growing([harvest()], PEA, '2025-03-10', '2025-03-13')).toEqual([]);
});

test('a harvest put on another day still serves the day it was planned for', () => {
  const moved = harvest({ dateISO: '2025-03-17', movedFromISO: FRIDAY });
  expect(growing([moved])).toEqual([GROWN]);
});

test('other work and harvests of no variety grow nothing', () => {
  const { varietyId: _, ...unnamed } = harvest();
  expect(growing([harvest({ type: 'LIGHTS' }), unnamed])).toEqual([]);
});
