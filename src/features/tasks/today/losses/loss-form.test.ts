import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { harvestedVarieties, lossProblem, newLossDraft, tooManyQuestion } from './loss-form.ts';

const cutPea = aTask({ type: 'HARVEST' });
const cutRadish = aTask({ type: 'HARVEST', varietyId: 'radish' });

function dayOf(...tasks: Task[]) {
  const [day] = groupTasksByDay(tasks);
  if (day === undefined) throw new Error('A day has tasks.');
  return day;
}

test('a loss is of a variety that is cut on the day', () => {
  const water = aTask({ type: 'WATER', varietyId: 'kale' });
  expect(harvestedVarieties(dayOf(cutPea, cutPea, cutRadish, water))).toEqual([
    { value: 'pea', label: 'Pea' },
    { value: 'radish', label: 'Radish' },
  ]);
});

test('the only variety of a day is chosen already, of several none is', () => {
  expect(newLossDraft(harvestedVarieties(dayOf(cutPea))).varietyId).toBe('pea');
  expect(newLossDraft(harvestedVarieties(dayOf(cutPea, cutRadish))).varietyId).toBeNull();
});

test('a loss needs a variety and a whole number of trays above 0; the note is optional', () => {
  const draft = { varietyId: 'pea', qty: 2, reason: null, note: '' };
  expect(lossProblem(draft)).toBeNull();
  expect(lossProblem({ ...draft, varietyId: null })).toBe('Choose a variety');
  for (const qty of [null, 0])
    expect(lossProblem({ ...draft, qty })).toBe('Trays lost must be greater than 0');
  expect(lossProblem({ ...draft, qty: 1.5 })).toBe('Trays lost must be a whole number');
});

test('more trays lost than are growing are asked about', () => {
  expect(tooManyQuestion(5, 3)).toBe('Only 3 trays are growing. Log 5 lost?');
  expect(tooManyQuestion(3, 3)).toBeNull();
});
