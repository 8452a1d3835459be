import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { lateLine, sheetNotes, sheetProgress, sheetRows } from './day-sheet-text.ts';

const TODAY = '2026-11-20';
const at = (part: Partial<Task>) => aTask({ dateISO: TODAY, ...part });
const tasks = [
  at({ id: 'a', type: 'PLANT' }),
  at({ id: 'b', type: 'PLANT', varietyId: 'radish', done: true }),
  at({ id: 'c', type: 'WATER', done: true, skipped: true }),
  at({ id: 'd', type: 'HARVEST' }),
];

function rowsOf(kind: 'tasks' | 'harvest') {
  const [day] = groupTasksByDay(tasks);
  return day === undefined ? [] : sheetRows(day, kind);
}

test('a sheet lists the day with each type written once, and without skipped work', () => {
  expect(rowsOf('tasks').map(({ task, startsGroup }) => [task.id, startsGroup])).toEqual([
    ['a', true],
    ['b', false],
    ['d', true],
  ]);
  expect(sheetProgress(rowsOf('tasks'))).toBe('3 tasks, 1 done when printed');
});

test('a harvest sheet lists only what is cut', () => {
  expect(rowsOf('harvest').map(({ task }) => task.id)).toEqual(['d']);
});

test('on paper a planting says its covers and bottoms', () => {
  const trayUsage = { withHoles: 3, withoutHoles: 4, topCovers: 1, bottomSolids: 3 };
  expect(sheetNotes(at({ type: 'PLANT', trayUsage }))).toBe('Covers 1, bottoms 3');
  expect(sheetNotes(at({ type: 'HARVEST', trayUsage, trays: 1, oz: 5 }))).toBe('5.0 oz');
});

test('what is late stands at the head of the sheet, the fourth and later ones as a number', () => {
  const late = (varietyId: string) =>
    at({ id: varietyId, type: 'WATER', varietyId, dateISO: '2026-11-18', trays: 2 });
  const days = groupTasksByDay([late('broccoli'), ...tasks]);
  expect(lateLine(days, TODAY)).toBe('Late: Water Broccoli, 2 trays (Wed 11/18)');
  expect(lateLine(groupTasksByDay(['a', 'b', 'c', 'd', 'e'].map(late)), TODAY)).toMatch(
    /^Late: Water A, .* and 2 more$/,
  );
  expect(lateLine(groupTasksByDay(tasks), TODAY)).toBe('');
});
