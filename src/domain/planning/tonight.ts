import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { NEXT_DAY_SOAK_HOURS } from '#domain/catalog/varieties/soak-note.ts';
import type { TaskDay } from './task-days.ts';
import type { Task } from './task.ts';

/** A soak this long must be in water the evening before; a shorter one is done in the morning it is planted. */
const MIN_EVENING_SOAK_HOURS = 6;

/** Checks whether a task's seed must start soaking the evening before. A soak of a full day has its own day. */
export function isEveningSoak({ type, soakHours = 0, skipped }: Task): boolean {
  return (
    type === 'SOAK' &&
    skipped !== true &&
    soakHours >= MIN_EVENING_SOAK_HOURS &&
    soakHours < NEXT_DAY_SOAK_HOURS
  );
}

/** The soaks that go in tonight: those of tomorrow's plantings, done and open. */
export function tonightOf(days: readonly TaskDay[], today: IsoDate): readonly Task[] {
  const tomorrow = addDays(today, 1);
  const day = days.find(({ dateISO }) => dateISO === tomorrow);
  return day?.tasks.filter(isEveningSoak) ?? [];
}

/** When seed must be in water: hours after midnight, below 24, on the evening before the planting or on its day. */
export function soakTime(soakHours: number, morningHour: number) {
  const hours = morningHour - soakHours;
  return { inBy: hours < 0 ? hours + 24 : hours, isEvening: hours <= 0 };
}

export interface NextWork {
  readonly task: Task;
  /** A soak of tomorrow is begun tonight. */
  readonly isTonight: boolean;
}

export function nextWork(days: readonly TaskDay[], today: IsoDate): NextWork | null {
  const tonight = tonightOf(days, today).find(({ done }) => !done);
  if (tonight !== undefined) return { task: tonight, isTonight: true };
  const day = days.find(({ dateISO, openCount }) => dateISO > today && openCount > 0);
  const task = day?.tasks.find(({ done }) => !done);
  return task === undefined ? null : { task, isTonight: false };
}
