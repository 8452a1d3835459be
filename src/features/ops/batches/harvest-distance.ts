import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import type { CycleBatch } from '#domain/planning/batches.ts';

/** How far off the next step of a batch is, in words. */
interface HarvestDistance {
  readonly text: string;
  readonly isLate: boolean;
}

/** How many days are left to the harvest of a batch; null once it is harvested. */
export function harvestDistance(
  { status, harvestISO }: Pick<CycleBatch, 'status' | 'harvestISO'>,
  today: IsoDate,
): HarvestDistance | null {
  if (status === 'Harvested') return null;
  const days = daysBetween(today, harvestISO);
  if (days === 0) return { text: 'today', isLate: false };
  if (days === 1) return { text: 'tomorrow', isLate: false };
  if (days > 0) return { text: `in ${days} days`, isLate: false };
  return { text: days === -1 ? '1 day late' : `${-days} days late`, isLate: true };
}
