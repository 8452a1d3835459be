import { expect, test } from 'vitest';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import type { Task, TraysPlantedEntry } from './task.ts';
import {
  asksPlanted,
  finishesDay,
  groupTasksByDay,
  listTaskDays,
  markDayQuestion,
} from './task-days.ts';

const general = (dateISO: string, id: string, done = false) => aGeneralTask({ id, dateISO, done });

const days = groupTasksByDay([
  general('2025-03-08', 'late'),
  general('2025-03-09', 'finished', true),
  general('2025-03-10', 'a', true),
  general('2025-03-10', 'b'),
  general('2025-04-07', 'at the edge'),
  general('2025-04-08', 'too far'),
]);

test('tasks are grouped by day with the number still open', () => {
  expect(days.map((day) => [day.dateISO, day.tasks.length, day.openCount])).toEqual([
    ['2025-03-08', 1, 1],
    ['2025-03-09', 1, 0],
    ['2025-03-10', 2, 1],
    ['2025-04-07', 1, 1],
    ['2025-04-08', 1, 1],
  ]);
});

test('the list holds late days and up to 28 days ahead, and fully done ones if archived days are shown', () => {
  const listed = (showsArchived: boolean) =>
    listTaskDays(days, '2025-03-10', showsArchived).map(({ dateISO }) => dateISO.slice(5));
  expect(listed(false)).toEqual(['03-08', '03-10', '04-07']);
  expect(listed(true)).toEqual(['03-08', '03-09', '03-10', '04-07']);
});

test('marking the last open task done finishes its day', () => {
  const today = days[2]!;
  expect(finishesDay(today, today.tasks[1]!)).toBe(true);
  expect(finishesDay(today, today.tasks[0]!)).toBe(false);
});

test('the question before a day is closed names the day', () => {
  const day = { dateISO: '2025-03-14', tasks: [], openCount: 0 };
  expect(markDayQuestion(day)).toEqual('Mark all tasks for Friday 3/14 as done?');
});

test('a day asks for planted trays until each planting was recorded as planned', () => {
  const planting = aTask({ type: 'PLANT', dateISO: '2025-03-04', trays: 3 });
  const ofPlanting = (part: Partial<Task>) => groupTasksByDay([{ ...planting, ...part }])[0]!;
  const entry: TraysPlantedEntry = aPlantedEntry({
    id: 'log_2025-03-04_pea',
    recordedAtISO: '2025-03-04T08:00:00.000Z',
    taskIds: [planting.id],
  });
  expect(asksPlanted(ofPlanting({}), [])).toBe(true);
  expect(asksPlanted(ofPlanting({ skipped: true, done: true }), [])).toBe(false);
  expect(asksPlanted(ofPlanting({ done: true }), [])).toBe(true);
  expect(asksPlanted(ofPlanting({ done: true }), [entry])).toBe(false);
  for (const other of [
    { trays: 2 },
    { source: 'manual' as const },
    { taskIds: [] },
    { dateISO: '2025-03-05' },
    { varietyId: 'kale' },
  ])
    expect(asksPlanted(ofPlanting({ done: true }), [{ ...entry, ...other }])).toBe(true);
});
