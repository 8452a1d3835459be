import type { SownFarm } from '#domain/seed-lots/lot-left.ts';
import { takenLotsText } from '#domain/seed-lots/lot-text.ts';
import type { LateBatch } from '#domain/supply/late-batches.ts';
import { formatDay, formatTrays } from '#ui/format.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskSubject } from '../list/task-text.ts';

/** A batch that was missed: "Too late: Pea, 6 trays for Thu 11/26. Soak was due Sat 11/14." */
export function tooLateText({ begins, trays, harvestISO }: LateBatch): string {
  const what = `${taskSubject(begins)}, ${formatTrays(trays)} for ${formatDay(harvestISO)}`;
  return `Too late: ${what}. ${taskTypeLabel(begins.type)} was due ${formatDay(begins.dateISO)}.`;
}

/** What beginning it today comes to: "Plant today, ready Thu 12/3". */
export function beginTodayText({ beginsWithSoak, readyISO }: LateBatch): string {
  return `${beginsWithSoak ? 'Soak' : 'Plant'} today, ready ${formatDay(readyISO)}`;
}

/** Said when it was planted all the same: "Pea planted, 6 trays, lot RB-2291". */
export function plantedLateText(
  { begins, trays }: LateBatch,
  before: SownFarm,
  after: SownFarm,
): string {
  return [`${taskSubject(begins)} planted`, formatTrays(trays), takenLotsText(before, after)]
    .filter(Boolean)
    .join(', ');
}
