import { expect, test } from 'vitest';
import { plannerOrders } from '#domain/orders/planner-orders.ts';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import type { LateBatch } from '#domain/supply/late-batches.ts';
import { anOrder, aTask, aVariety, bulk, packages } from '#tests/support/builders/builders.ts';
import { lateRows, orderText, sheetNotes, sheetProgress, sheetRows } from './day-sheet-text.ts';

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

test('all that is late has a line, with the day it was due', () => {
  const late = ['a', 'b', 'c', 'd', 'e'].map((id) =>
    aTask({ id, type: 'WATER', varietyId: 'broccoli', dateISO: '2026-11-18', trays: 2, note: id }),
  );
  const begins = aTask({ type: 'SOAK', dateISO: '2026-11-14', trays: 6 });
  const batch: LateBatch = {
    cycleKey: 'pea|2026-11-26',
    harvestISO: '2026-11-26',
    trays: 6,
    begins,
    beginsWithSoak: false,
    readyISO: '2026-12-02',
  };
  const rows = lateRows({ tasks: late, batches: [batch], count: 6, sinceISO: '2026-11-14' });
  expect(rows.map(({ what }) => what)).toEqual([
    'Soak Pea, 6 trays',
    ...late.map(() => 'Water Broccoli, 2 trays'),
  ]);
  expect(rows[0]?.details).toBe('Due Sat 11/14. Too late for Thu 11/26');
  expect(rows[5]?.details).toBe('Due Wed 11/18. e');
});

test('an order says all that it wants', () => {
  const items = [bulk('pea', 24), packages('kale', 3, 2)];
  const things = {
    products: new Map(),
    varieties: new Map(['pea', 'kale'].map((id) => [id, aVariety({ id })])),
  };
  const [order] = plannerOrders([anOrder({ items })], things, '2025-03-14', '2025-03-14');
  if (order === undefined) throw new Error('The order is due on its day.');
  expect(orderText(order)).toBe('Pea 24 oz, Kale 3 × 2 oz');
});

test('late work of one kind and day stands by its words, numbers as numbers', () => {
  const wipe = (title: string, dateISO = '2026-11-18') =>
    aTask({ id: title, taskKey: title, type: 'GENERAL', title, dateISO, trays: 0 });
  const tasks = [
    wipe('Wipe shelf 11'),
    wipe('Wipe shelf 7'),
    wipe('Wipe shelf 24'),
    wipe('Wipe shelf 2', '2026-11-19'),
  ];
  const rows = lateRows({ tasks, batches: [], count: 4, sinceISO: '2026-11-18' });
  expect(rows.map(({ what }) => what)).toEqual([
    'Wipe shelf 7',
    'Wipe shelf 11',
    'Wipe shelf 24',
    'Wipe shelf 2',
  ]);
});
