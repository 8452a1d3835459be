import { loadTaskProblem } from '#domain/alchemy/dry-loads/follow-load-tasks.ts';
import { formatDay, formatSentence } from '#ui/format.ts';
import { weekdayName } from '#domain/calendar/day-label.ts';
import { type IsoDate, weekdayOf } from '#domain/calendar/iso-date.ts';
import { type NextWork, nextWork } from '#domain/planning/tonight.ts';
import { type TaskDay, openTaskIds } from '#domain/planning/task-days.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectWorkDays } from '#state/selectors/late-work.ts';
import { taskLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskQuantity, taskSubject } from './task-text.ts';

/** The list of today when it is empty: "Nothing due today. Next: soak Sunflower, Sun 11/22." */
export function nothingDueText(days: readonly TaskDay[], today: IsoDate): string {
  const next = nextWork(days, today);
  const then = next === null ? '' : ` Next: ${[workWords(next), whenWords(next)].join(', ')}.`;
  return `Nothing due today.${then}`;
}

/** Said at the last tick: "All done for Friday. Next: soak Sunflower, 3 trays, tonight." */
export function allDoneText(dateISO: IsoDate, days: readonly TaskDay[], today: IsoDate): string {
  if (dateISO !== today) return `All done for ${formatDay(dateISO)}.`;
  const done = `All done for ${weekdayName(weekdayOf(today))}.`;
  const next = nextWork(days, today);
  if (next === null) return done;
  const words = [workWords(next), taskQuantity(next.task), whenWords(next)];
  return `${done} Next: ${words.filter(Boolean).join(', ')}.`;
}

/** What is told once a day was closed as a whole. */
interface ClosedDayText {
  readonly tone: 'success' | 'warning';
  readonly text: string;
  /** Why some of it is not done; '' when nothing keeps it. */
  readonly why: string;
  /** Whether any of the day was done. */
  readonly hasClosed: boolean;
}

/** "All done for Friday. …", or what was open on the day before and still is: a load whose greens are not cut. */
export function closedDayText(before: TaskDay, farm: FarmDocument, today: IsoDate): ClosedDayText {
  const open = new Set(openTaskIds(before));
  const left = farm.tasks.filter(({ id, done }) => !done && open.has(id));
  const text =
    left.length === 0
      ? allDoneText(before.dateISO, selectWorkDays(farm, today), today)
      : `Not done: ${left.map(taskSubject).join(', ')}.`;
  const reasons = left.flatMap((task) => loadTaskProblem(farm, task, today) ?? []);
  return {
    tone: left.length === 0 ? 'success' : 'warning',
    text,
    why: [...new Set(reasons.map(formatSentence))].join(' '),
    hasClosed: left.length < open.size,
  };
}

function workWords({ task }: NextWork): string {
  if (task.type === 'GENERAL') return taskSubject(task);
  return `${taskLabel(task).toLowerCase()} ${taskSubject(task)}`;
}

function whenWords({ task, isTonight }: NextWork): string {
  return isTonight ? 'tonight' : formatDay(task.dateISO);
}
