import { type HarvestLoss, LOSS_REASON_LABELS } from '#domain/planning/task.ts';
import { sumByKey } from '#domain/records/lists.ts';
import { formatTrays } from '#ui/format.ts';

/** "Cut after 11 days, planned 10"; '' when the days agree or are not known. */
export function daysText(medianDays: number | null, plannedDays: number): string {
  return medianDays === null || medianDays === plannedDays
    ? ''
    : `Cut after ${medianDays} days, planned ${plannedDays}`;
}

/** "5 trays: mold 3, no reason 2", the most first; '' when nothing was lost. */
export function lostText(losses: readonly HarvestLoss[]): string {
  const byReason = sumByKey(
    losses.map(({ qty, reason }) => [
      reason === undefined ? 'no reason' : LOSS_REASON_LABELS[reason].toLowerCase(),
      qty,
    ]),
  );
  if (byReason.size === 0) return '';
  const reasons = [...byReason].toSorted(([, one], [, other]) => other - one);
  const all = reasons.reduce((sum, [, trays]) => sum + trays, 0);
  return `${formatTrays(all)}: ${reasons.map(([words, trays]) => `${words} ${trays}`).join(', ')}`;
}
