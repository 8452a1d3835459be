import { type IsoDate, addDays, addMonths } from '#domain/calendar/iso-date.ts';
import { wholeWithin } from '#domain/units/limits.ts';
import type { ManualTaskRepeat, Task } from './task.ts';

/** A task a grower writes down, once or several times. */
export interface ManualTaskPlan {
  /** `gen_…`; further occurrences append `-2`, `-3`, … */
  readonly id: string;
  readonly title: string;
  /** The day, or the first of several. */
  readonly dateISO: IsoDate;
  readonly note?: string;
  readonly repeat?: ManualTaskRepeat;
  /** 1 or more; only read with `repeat`. */
  readonly occurrences?: number;
  /** Only with `repeat`: repeats until it is stopped. */
  readonly untilStopped?: boolean;
}

/** Ten years of a daily task: a slip of the finger does not fill the farm. */
export const MAX_OCCURRENCES = 3660;

export function manualTasks(plan: ManualTaskPlan): readonly Task[] {
  return Array.from({ length: occurrencesOf(plan) }, (_, index) => {
    const id = index === 0 ? plan.id : `${plan.id}-${index + 1}`;
    const dateISO = occurrenceDay(plan, index);
    const note = (plan.note ?? '').trim();
    return { ...generalTask(dateISO, id, note), title: plan.title.trim() };
  });
}

/** An open task that no plan makes: it belongs to no batch. */
export function generalTask(dateISO: IsoDate, id: string, note: string): Task {
  const taskKey = manualTaskKey(dateISO, id);
  return { id, taskKey, cycleKey: '', type: 'GENERAL', dateISO, done: false, note };
}

export function manualTaskKey(dateISO: IsoDate, id: string): string {
  return `${dateISO}|GENERAL|${id}`;
}

function occurrencesOf({ repeat, occurrences = 1 }: ManualTaskPlan): number {
  return repeat === undefined ? 1 : wholeWithin({ min: 1, max: MAX_OCCURRENCES }, occurrences, 1);
}

const STEP_DAYS = { DAILY: 1, WEEKLY: 7, BIWEEKLY: 14 } as const;

/** The day of one occurrence. Months are counted from the first day, so that the 31st comes back after a short month. */
export function occurrenceDay(
  { dateISO, repeat }: Pick<ManualTaskPlan, 'dateISO' | 'repeat'>,
  index: number,
): IsoDate {
  if (repeat === undefined) return dateISO;
  return repeat === 'MONTHLY'
    ? addMonths(dateISO, index)
    : addDays(dateISO, STEP_DAYS[repeat] * index);
}
