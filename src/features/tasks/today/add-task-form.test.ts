import { expect, test } from 'vitest';
import { addTaskAction, addTaskProblem, newTaskDraft, occurrencesOf } from './add-task-form.ts';

const draft = { ...newTaskDraft('2025-03-14'), title: ' Sanitize Shears ' };

test('a task needs words that are not blank', () => {
  expect(addTaskProblem({ ...draft, title: '   ' })).toBe('Task required');
  expect(addTaskProblem(draft)).toBeNull();
});

test('a one-time task needs a date, a recurring one a start date', () => {
  expect(addTaskProblem({ ...draft, dateISO: null })).toBe('Date required');
  expect(addTaskProblem({ ...draft, dateISO: null, recurring: true })).toBe('Start date required');
  expect(addTaskProblem({ ...draft, title: '', dateISO: null })).toBe('Task and date required');
});

test('occurrences are at least 1', () => {
  expect(occurrencesOf({ ...draft, recurring: true, occurrences: 0 })).toBe(1);
  expect(occurrencesOf({ ...draft, recurring: true, occurrences: null })).toBe(1);
  expect(occurrencesOf({ ...draft, recurring: true, occurrences: 3 })).toBe(3);
});

test('a one-time task is added once, trimmed, whatever the recurring fields hold', () => {
  expect(addTaskAction(draft, 'gen_1')).toEqual({
    type: 'ADD_MANUAL_TASK',
    payload: { id: 'gen_1', title: 'Sanitize Shears', dateISO: '2025-03-14', note: '' },
  });
});

test('a recurring task carries its step and number', () => {
  const monthly = { ...draft, recurring: true, repeat: 'MONTHLY', occurrences: 3 } as const;
  expect(addTaskAction(monthly, 'gen_1')).toEqual({
    type: 'ADD_MANUAL_TASK',
    payload: {
      id: 'gen_1',
      title: 'Sanitize Shears',
      dateISO: '2025-03-14',
      note: '',
      repeat: 'MONTHLY',
      occurrences: 3,
    },
  });
});
