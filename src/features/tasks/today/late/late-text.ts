import type { SownFarm } from '#domain/seed-lots/lot-left.ts';
import { takenLotsText } from '#domain/seed-lots/lot-text.ts';
import type { LateWork } from '#domain/supply/late-work.ts';
import { formatCount, formatDay } from '#ui/format.ts';
import { seedOfPlantings } from '#ui/seed-of-plantings.ts';

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

export function lateDoneQuestion({ count }: LateWork): string {
  return `Mark ${lateTasksText(count)} as done?`;
}

/** Told when all late work was ticked, with the lots it took and what is to be said of the seed. */
export function lateDoneText(
  { tasks, batches, count }: LateWork,
  before: SownFarm,
  after: SownFarm,
): { readonly words: string; readonly seed: string } {
  const planted = [
    ...tasks.filter(({ type }) => type === 'PLANT'),
    ...batches.map(({ begins }) => begins),
  ];
  const varieties = new Set(planted.map(({ varietyId = '' }) => varietyId));
  const words = [`${lateTasksText(count)} done`, takenLotsText(before, after)];
  return {
    words: words.filter(Boolean).join(', '),
    seed: seedOfPlantings([...varieties], before, after),
  };
}

/** Asked before all late work is given up; only where harvests are given up with it. */
export function lateSkipQuestion({ count, tasks }: LateWork): string | null {
  const harvests = tasks.filter(({ type }) => type === 'HARVEST').length;
  if (harvests === 0) return null;
  return `Skip ${lateTasksText(count)}, including ${formatCount(harvests, 'harvest')}?`;
}
