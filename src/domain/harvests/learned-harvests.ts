import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/lists.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';

/** Days of harvests that are learned from, today included. */
const LEARNING_DAYS = 365;
const MAX_LEARNED = 20;

/**
 * Harvests that count for a variety’s suggestions: weighed, with trays, of the last 365 days; newest first, at
 * most 20.
 */
export function learnedHarvests(
  records: readonly HarvestRecord[],
  today: IsoDate,
): readonly HarvestRecord[] {
  const oldest = addDays(today, 1 - LEARNING_DAYS);
  return records
    .filter(
      ({ trays, weightOz, dateISO }) =>
        trays > 0 && weightOz > 0 && dateISO >= oldest && dateISO <= today,
    )
    .toSorted((a, b) => compareTexts(b.dateISO, a.dateISO) || compareTexts(b.id, a.id))
    .slice(0, MAX_LEARNED);
}
