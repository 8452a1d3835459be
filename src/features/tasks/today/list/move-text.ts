import { formatDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { canMoveTo, stepNeighbors } from '#domain/planning/step-limits.ts';
import type { Task } from '#domain/planning/task.ts';
import { taskLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskSubject } from './task-text.ts';

/** Where a batch stands now: "Pea moved to Fri 11/20, cut Mon 11/30." */
export function movedBatchText(moved: Task, tasks: readonly Task[]): string {
  const harvest = tasks.find(
    ({ cycleKey, type }) => cycleKey === moved.cycleKey && type === 'HARVEST',
  );
  const cut = harvest === undefined ? '' : `, cut ${formatDay(harvest.dateISO)}`;
  return `${taskSubject(moved)} moved to ${formatDay(moved.dateISO)}${cut}.`;
}

/** Why a step cannot stand on a day: "Lights come after Blackout, Tue 11/24."; null when it can. */
export function stepInTheWay(task: Task, batch: readonly Task[], dateISO: IsoDate): string | null {
  const neighbors = stepNeighbors(batch, task);
  if (canMoveTo(dateISO, neighbors)) return null;
  const { before, after } = neighbors;
  const isTooEarly = before !== null && dateISO < before.dateISO;
  const other = isTooEarly ? before : after;
  if (other === null) return null;
  const verb = task.type === 'LIGHTS' ? 'come' : 'comes';
  const place = isTooEarly ? 'after' : 'before';
  return `${taskLabel(task)} ${verb} ${place} ${taskLabel(other)}, ${formatDay(other.dateISO)}.`;
}

/**
 * Why a task cannot be moved to a day, or null.
 *
 * @param place - The steps that hold it in its place; none when the whole batch moves.
 */
export function moveProblem(
  task: Task,
  dateISO: IsoDate | null,
  place: { readonly batch: readonly Task[]; readonly today: IsoDate },
): string | null {
  if (dateISO === null) return 'Choose a day';
  if (dateISO === task.dateISO) return 'Choose another day';
  if (dateISO < place.today) return 'Choose today or a later day';
  return stepInTheWay(task, place.batch, dateISO);
}
