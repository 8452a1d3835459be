import { changedRecords } from '#domain/records/changed-records.ts';
import type { Task } from './task.ts';

/**
 * Checks whether done work was reopened.
 *
 * Done work keeps its whole cycle, whatever changes in the order or variety. Once reopened, the
 * cycle follows the plan again, and unneeded work is deleted.
 */
export function hasReopenedWork(before: readonly Task[], after: readonly Task[]): boolean {
  const { gone, come } = changedRecords(before, after);
  const done = new Set(gone.filter(keepsItsCycle).map(({ id }) => id));
  return done.size > 0 && come.some(({ id, done: isDone }) => !isDone && done.has(id));
}

function keepsItsCycle({ done, cycleKey }: Task): boolean {
  return done && cycleKey !== '';
}
