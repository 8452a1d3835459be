import { changedRecords } from '#domain/records/changed-records.ts';
import type { Task } from './task.ts';

/**
 * Whether work that was done is open again in a list of tasks.
 *
 * Done work keeps its whole cycle as it is, whatever has become of the order or the variety since; opened
 * again, the cycle follows the plan like any other, and what nobody needs any more goes with it.
 */
export function hasReopenedWork(before: readonly Task[], after: readonly Task[]): boolean {
  const { gone, come } = changedRecords(before, after);
  const done = new Set(gone.filter(keepsItsCycle).map(({ id }) => id));
  return done.size > 0 && come.some(({ id, done: isDone }) => !isDone && done.has(id));
}

function keepsItsCycle({ done, cycleKey }: Task): boolean {
  return done && cycleKey !== '';
}
