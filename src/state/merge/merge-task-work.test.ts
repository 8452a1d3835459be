import { expect, test } from 'vitest';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { aMergeContext } from '#tests/support/merge/merge-context.ts';
import type { Task } from '#domain/planning/task.ts';
import { mergeTaskWork } from './merge-task-work.ts';

function met(base: readonly Task[], local: readonly Task[], remote: readonly Task[]) {
  const farm = (tasks: readonly Task[]) => aFarm({ tasks });
  const { context, notices } = aMergeContext();
  const farms = { base: farm(base), local: farm(local), remote: farm(remote) };
  const tasks = mergeTaskWork(farms, context);
  return { tasks, told: notices().map(({ kind, field }) => `${kind} ${field}`) };
}
const OPEN = aTask();
const DONE = { ...OPEN, done: true };
const SKIPPED = { ...DONE, skipped: true as const };

test('a task that both sides have planned is done when either has done it', () => {
  expect(met([], [DONE], [OPEN])).toEqual({ tasks: [DONE], told: [] });
  expect(met([], [OPEN], [DONE])).toEqual({ tasks: [DONE], told: [] });
  expect(met([], [OPEN], [SKIPPED])).toEqual({ tasks: [SKIPPED], told: [] });
  expect(met([], [SKIPPED], [OPEN])).toEqual({ tasks: [SKIPPED], told: [] });
});

test('a task written by hand that both have stands on the day of whoever moved it', () => {
  const sweep = aGeneralTask({ note: 'hall' });
  expect(met([], [sweep], [{ ...sweep, done: true }]).tasks).toEqual([{ ...sweep, done: true }]);
  // Nobody knows where it stood before: the later side says.
  expect(met([], [sweep], [{ ...sweep, dateISO: '2025-03-12' }]).tasks[0]?.dateISO).toBe(
    '2025-03-12',
  );
});
