import { shortDayLabel, weekdayName } from '#domain/calendar/day-label.ts';
import { weekdayOf } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { nextWork } from '#domain/planning/next-work.ts';
import type { NextWork } from '#domain/planning/next-work.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskQuantity, taskSubject } from './task-text.ts';

/** The list of today when it is empty: "Nothing due today. Next: soak Sunflower, Sun 11/22." */
export function nothingDueWords(days: readonly TaskDay[], today: IsoDate): string {
  const next = nextWork(days, today);
  const then = next === null ? '' : ` Next: ${[workWords(next), whenWords(next)].join(', ')}.`;
  return `Nothing due today.${then}`;
}

/** Said at the last tick: "All done for Friday. Next: soak Sunflower, 3 trays, tonight." */
export function allDoneWords(dateISO: IsoDate, days: readonly TaskDay[], today: IsoDate): string {
  if (dateISO !== today) return `All done for ${shortDayLabel(dateISO)}.`;
  const done = `All done for ${weekdayName(weekdayOf(today))}.`;
  const next = nextWork(days, today);
  if (next === null) return done;
  const words = [workWords(next), taskQuantity(next.task), whenWords(next)];
  return `${done} Next: ${words.filter(Boolean).join(', ')}.`;
}

function workWords({ task }: NextWork): string {
  if (task.type === 'GENERAL') return taskSubject(task);
  return `${taskTypeLabel(task.type).toLowerCase()} ${taskSubject(task)}`;
}

function whenWords({ task, isTonight }: NextWork): string {
  return isTonight ? 'tonight' : shortDayLabel(task.dateISO);
}
