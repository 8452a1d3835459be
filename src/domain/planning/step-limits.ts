import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { compareDayAndWork } from './task-order.ts';
import type { Task } from './task.ts';

interface StepNeighbors {
  /** The step it follows; null for the first. */
  readonly before: Task | null;
  /** The open step that follows it; null for the last. */
  readonly after: Task | null;
}

/** Neighbors of a step in its batch. Skipped steps don't count. */
export function stepNeighbors(batch: readonly Task[], step: Task): StepNeighbors {
  const steps = batch
    .filter((task) => task.type !== 'GENERAL' && task.skipped !== true)
    .toSorted(compareDayAndWork);
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
