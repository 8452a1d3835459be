import type { LateWork } from '#domain/supply/late-work.ts';
import { formatCount, formatDay } from '#ui/format.ts';

/** How much is late, and for how long: "26 late since Sun 11/22". */
export function lateSinceText({ count, sinceISO }: LateWork): string {
  return sinceISO === null ? 'Nothing is late' : `${count} late since ${formatDay(sinceISO)}`;
}

/** "26 late tasks". */
export function lateTasksText(count: number): string {
  return formatCount(count, 'late task');
}

/** Told when late work moved to today left steps behind that a later one of their batch stands for; '' for none. */
export function lateOvertakenText(count: number): string {
  return count === 0
    ? ''
    : `${formatCount(count, 'step')} before them ${count === 1 ? 'is' : 'are'} done.`;
}

/** Asked before all late work is ticked. */
export function lateDoneQuestion({ count }: LateWork): string {
  return `Mark ${lateTasksText(count)} as done?`;
}

/** Asked before all late work is given up; only where harvests are given up with it. */
export function lateSkipQuestion({ count, tasks }: LateWork): string | null {
  const harvests = tasks.filter(({ type }) => type === 'HARVEST').length;
  if (harvests === 0) return null;
  return `Skip ${lateTasksText(count)}, including ${formatCount(harvests, 'harvest')}?`;
}
