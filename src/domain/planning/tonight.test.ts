import { nextWork, soakTime, tonightOf } from './tonight.ts';
import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { groupTasksByDay } from './task-days.ts';

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

const soak = (varietyId: string, soakHours: number, dateISO = TOMORROW) =>
  aTask({ type: 'SOAK', dateISO, varietyId, soakHours });

const SIX = soak('pea', 6);
const TWENTY_THREE = soak('sunflower', 23);
const DAYS = groupTasksByDay([
  soak('basil', 12, TODAY),
  soak('kale', 5),
  soak('onion', 24),
  SIX,
  aTask({ dateISO: TOMORROW, varietyId: 'radish' }),
  TWENTY_THREE,
]);

test('soaks of 6 to 23 hours of tomorrow go in tonight, shorter and longer ones do not', () => {
  expect(tonightOf(DAYS, TODAY)).toEqual([SIX, TWENTY_THREE]);
});

test('a soak that was skipped does not go in, one that is done is still listed', () => {
  const skipped = { ...SIX, done: true, skipped: true } as const;
  const done = { ...TWENTY_THREE, done: true };
  expect(tonightOf(groupTasksByDay([skipped, done]), TODAY)).toEqual([done]);
});

test('seed must be in water its hours before the morning', () => {
  expect(soakTime(12, 6)).toEqual({ inBy: 18, isEvening: true });
  expect(soakTime(23, 0)).toEqual({ inBy: 1, isEvening: true });
  expect(soakTime(7.5, 6)).toEqual({ inBy: 22.5, isEvening: true });
});

test('where work begins late in the day, a short soak goes in on the day itself', () => {
  expect(soakTime(6, 14)).toEqual({ inBy: 8, isEvening: false });
  expect(soakTime(6, 6)).toEqual({ inBy: 0, isEvening: true });
});

test('after today comes what goes in tonight, else the first open work of a later day', () => {
  expect(nextWork(DAYS, TODAY)).toEqual({ task: SIX, isTonight: true });
  const later = aTask({ type: 'SOAK', dateISO: '2026-11-22', varietyId: 'sunflower' });
  const done = aTask({ dateISO: TOMORROW, done: true });
  expect(nextWork(groupTasksByDay([aTask({ dateISO: TODAY }), done, later]), TODAY)).toEqual({
    task: later,
    isTonight: false,
  });
  expect(nextWork(groupTasksByDay([aTask({ dateISO: TODAY }), done]), TODAY)).toBeNull();
});
