import { expect, test } from 'vitest';
import { addTaskAction, addTaskNote, addTaskProblem, newTaskDraft } from './add-task-form.ts';

const ONCE = { id: 'gen_1', title: 'Sanitize Shears', dateISO: '2025-03-14', note: '' };
const draft = { ...newTaskDraft('2025-03-14'), title: ' Sanitize Shears ' };

test('a task needs words that are not blank, and a date, a recurring one a start date', () => {
  expect(addTaskProblem({ ...draft, title: '   ' })).toBe('Task required');
  expect(addTaskProblem(draft)).toBeNull();
  expect(addTaskProblem({ ...draft, dateISO: null })).toBe('Date required');
  expect(addTaskProblem({ ...draft, dateISO: null, recurring: true })).toBe('Start date required');
  expect(addTaskProblem({ ...draft, title: '', dateISO: null })).toBe('Task and date required');
});

test('before it is saved, the dialog says how many tasks it adds and until when', () => {
  const fromJanuary = { ...draft, recurring: true, dateISO: '2025-01-31', occurrences: 3 };
  expect(addTaskNote(draft, '2025-03-14')).toBe('Adds 1 task');
  expect(addTaskNote({ ...fromJanuary, repeat: 'MONTHLY' }, '2025-03-14')).toBe(
    'Adds 3 tasks, the last on Mon 3/31/2025',
  );
  expect(addTaskNote({ ...fromJanuary, repeat: 'BIWEEKLY' }, '2025-03-14')).toBe(
    'Adds 3 tasks, the last on Fri 2/28/2025',
  );
  for (const occurrences of [0, 1, null])
    expect(addTaskNote({ ...fromJanuary, occurrences }, '2025-03-14')).toBe('Adds 1 task');
});

test('a task that comes back until it is stopped has no number, and says so', () => {
  const forever = { ...draft, recurring: true, untilStopped: true } as const;
  // 3/14, 3/21, 3/28, 4/4 and 4/11: 28 days ahead.
  expect(addTaskNote(forever, '2025-03-14')).toBe('Adds 5 tasks, and more until you stop it');
  expect(addTaskAction(forever, 'gen_1')).toEqual({
    type: 'ADD_MANUAL_TASK',
    payload: { ...ONCE, repeat: 'WEEKLY', untilStopped: true },
  });
});

test('a one-time task is added once, trimmed, whatever the recurring fields hold', () => {
  const once = { type: 'ADD_MANUAL_TASK', payload: ONCE };
  expect(addTaskAction(draft, 'gen_1')).toEqual(once);
  expect(addTaskAction({ ...draft, untilStopped: true, repeat: 'DAILY' }, 'gen_1')).toEqual(once);
});
