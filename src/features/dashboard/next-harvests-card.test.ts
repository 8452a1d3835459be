import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { nextHarvestDays } from './next-harvests-card.tsx';
import { aTask } from '#tests/support/builders/builders.ts';

const harvest = (part: Partial<Task>) =>
  aTask({ type: 'HARVEST', dateISO: '2026-11-20', oz: 8, ...part });
const next = (tasks: readonly Task[], days = 4) =>
  nextHarvestDays(groupTasksByDay(tasks), '2026-11-20', days);

test('a day adds up its trays and ounces, the heaviest variety first', () => {
  expect(next([harvest({}), harvest({ varietyName: 'Radish', trays: 2, oz: 16 })])).toEqual([
    { dateISO: '2026-11-20', names: 'Radish, Pea', trays: 3, ounces: 24, plannedTrays: null },
  ]);
});

test('more than three varieties are counted, not named', () => {
  const tasks = ['A', 'B', 'C', 'D', 'E'].map((varietyName) => harvest({ varietyName }));
  expect(next(tasks)[0]?.names).toBe('A, B, C, 2 more');
});

test('days that are over, harvests done and harvests without a tray are left out', () => {
  const tasks = [
    harvest({ dateISO: '2026-11-19' }),
    harvest({ done: true }),
    harvest({ trays: 0 }),
    harvest({ type: 'WATER' }),
  ];
  expect(next(tasks)).toEqual([]);
});

test('no more days than asked for, the nearest ones', () => {
  const tasks = ['2026-11-21', '2026-11-22', '2026-11-24'].map((dateISO) => harvest({ dateISO }));
  expect(next(tasks, 2).map(({ dateISO }) => dateISO)).toEqual(['2026-11-21', '2026-11-22']);
});
