import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { TASK_TYPES } from './task.ts';
import type { Task } from './task.ts';

/** The steps between which a task of a batch has its place. */
export interface StepNeighbors {
  /** The step it follows; null for the first. */
  readonly before: Task | null;
  /** The open step that follows it; null for the last. */
  readonly after: Task | null;
}

/** Neighbors of a step in its batch. Skipped steps don't count. */
export function stepNeighbors(batch: readonly Task[], step: Task): StepNeighbors {
  const steps = batch
    .filter((task) => task.type !== 'GENERAL' && task.skipped !== true)
    .toSorted(inOrder);
  const place = steps.findIndex(({ id }) => id === step.id);
  if (place < 0) return { before: null, after: null };
  return {
    before: steps[place - 1] ?? null,
    after: steps.slice(place + 1).find(({ done }) => !done) ?? null,
  };
}

/** Checks whether a step can move to a day: not before the step it follows, not after the next open one. */
export function canMoveTo(dateISO: IsoDate, { before, after }: StepNeighbors): boolean {
  return (
    (before === null || dateISO >= before.dateISO) && (after === null || dateISO <= after.dateISO)
  );
}

function inOrder(a: Task, b: Task): number {
  if (a.dateISO !== b.dateISO) return a.dateISO < b.dateISO ? -1 : 1;
  return TASK_TYPES.indexOf(a.type) - TASK_TYPES.indexOf(b.type);
}
