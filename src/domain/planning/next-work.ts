import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from './task-days.ts';
import type { Task } from './task.ts';
import { tonightOf } from './tonight.ts';

export interface NextWork {
  readonly task: Task;
  /** A soak of tomorrow is begun tonight. */
  readonly isTonight: boolean;
}

/** The first open work after today; null when nothing is planned. */
export function nextWork(days: readonly TaskDay[], today: IsoDate): NextWork | null {
  const tonight = tonightOf(days, today).find(({ done }) => !done);
  if (tonight !== undefined) return { task: tonight, isTonight: true };
  const day = days.find(({ dateISO, openCount }) => dateISO > today && openCount > 0);
  const task = day?.tasks.find(({ done }) => !done);
  return task === undefined ? null : { task, isTonight: false };
}
