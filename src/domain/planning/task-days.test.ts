import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import type { Task } from './task.ts';
import {
  finishesDay,
  groupTasksByDay,
  hasPlantings,
  listTaskDays,
  markDayQuestion,
} from './task-days.ts';

function general(dateISO: string, id: string, done = false): Task {
  return {
    id,
    taskKey: `${dateISO}|GENERAL|${id}`,
    cycleKey: '',
    type: 'GENERAL',
    dateISO,
    done,
    note: '',
    title: id,
  };
}

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

test('the list holds late days and up to 28 days ahead, without fully done days', () => {
  expect(listTaskDays(days, '2025-03-10', false).map((day) => day.dateISO)).toEqual([
    '2025-03-08',
    '2025-03-10',
    '2025-04-07',
  ]);
});

test('fully done days are listed when archived days are shown', () => {
  expect(listTaskDays(days, '2025-03-10', true).map((day) => day.dateISO)).toEqual([
    '2025-03-08',
    '2025-03-09',
    '2025-03-10',
    '2025-04-07',
  ]);
});

test('ticking the last open task finishes its day', () => {
  const today = days[2]!;
  expect(finishesDay(today, today.tasks[1]!)).toBe(true);
  expect(finishesDay(today, today.tasks[0]!)).toBe(false);
});

test('the question before a day is closed names the day', () => {
  const day = { dateISO: '2025-03-14', tasks: [], openCount: 0 };
  expect(markDayQuestion(day)).toBe('Mark all tasks for Friday 3/14 as done?');
});

test('a day has plantings, done or open, unless they were skipped', () => {
  const planting = aTask({ type: 'PLANT', done: true });
  const [day] = groupTasksByDay([planting]);
  const [skipped] = groupTasksByDay([{ ...planting, skipped: true }]);
  expect(day && hasPlantings(day)).toBe(true);
  expect(skipped && hasPlantings(skipped)).toBe(false);
});
