import { expect, onTestFinished, test } from 'vitest';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from '#ui/format.ts';
import type { Task } from '#domain/planning/task.ts';
import { aGeneralTask, aTask as aFieldTask } from '#tests/support/builders/builders.ts';
import { daySummary, taskNotes, taskNoun, taskQuantity } from './task-text.ts';

const aTask = (part: Partial<Task> & Pick<Task, 'type'>) =>
  aFieldTask({ dateISO: '2025-03-14', trays: 3, ...part });

function dayOf(tasks: Task[]) {
  return { dateISO: '2025-03-14', tasks, openCount: tasks.filter((task) => !task.done).length };
}

test('a sentence names a task by its work, a general task by its quoted title', () => {
  expect(taskNoun(aTask({ type: 'HARVEST' }))).toBe('harvest');
  expect(taskNoun(aTask({ type: 'PLANT' }))).toBe('planting');
  expect(taskNoun({ ...aGeneralTask(), title: 'Sweep/Mop' })).toBe('“Sweep/Mop”');
});

test('a carry-only harvest has no trays and keeps its note alone', () => {
  const harvest = aTask({ type: 'HARVEST', trays: 0, oz: 0, note: 'Use carryover (5 oz)' });
  expect(taskQuantity(harvest)).toBeNull();
  expect(taskNotes(harvest)).toBe('Use carryover (5 oz)');
});

test('a soak says its hours before its note', () => {
  const soak = aTask({ type: 'SOAK', soakHours: 24, note: '*24hr — plant next day' });
  expect(taskNotes(soak)).toBe('24 h, *24hr — plant next day');
  tellPageBy(createTeller({ weights: 'metric', currency: 'EUR', dates: 'us', numbers: 'comma' }));
  onTestFinished(() => tellPageBy(PLAIN_TELLER));
  expect(taskNotes({ ...soak, soakHours: 7.5, note: '' })).toBe('7,5 h');
});

test('a planting says when it is not weighted', () => {
  expect(taskNotes(aTask({ type: 'PLANT', germMode: 'COVERED' }))).toBe('Covered');
  expect(taskNotes(aTask({ type: 'PLANT' }))).toBe('');
});

test('a day with one open task is summed up by that task', () => {
  const tasks = [aTask({ type: 'WATER', trays: 2 }), aTask({ type: 'HARVEST', done: true })];
  expect(daySummary(dayOf(tasks))).toBe('Water Pea, 2 trays');
});

test('a finished day says so', () => {
  expect(daySummary(dayOf([aTask({ type: 'PLANT', done: true })]))).toBe('All done');
});

test('the notes say first that a task was skipped, or moved from another day', () => {
  const water = aTask({ type: 'WATER', note: 'Bottom water' });
  expect(taskNotes({ ...water, done: true, skipped: true })).toBe('Skipped, Bottom water');
  expect(taskNotes({ ...water, dateISO: '2025-03-06', movedFromISO: '2025-03-05' })).toBe(
    'Moved from Wed 3/5, Bottom water',
  );
});

test('a task that comes back until it is stopped says how often', () => {
  const repeat = { seriesId: 'gen_1', step: 'BIWEEKLY', firstISO: '2025-03-14' } as const;
  expect(taskNotes(aGeneralTask({ repeat, note: 'Back room' }))).toBe('Every 2 weeks, Back room');
});
