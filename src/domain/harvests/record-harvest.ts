import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { harvestRecordId, type HarvestRecord } from '#domain/supply/harvest-record.ts';
import { roundTo } from '#domain/units/rounding.ts';

/**
 * Adds a weighed harvest to the log, or replaces its record; the same log if variety, day or amounts aren’t
 * valid.
 */
export function recordHarvest(
  log: readonly HarvestRecord[],
  weighed: HarvestRecord,
): readonly HarvestRecord[] {
  const { cycleKey, varietyId, dateISO, trays, weightOz } = weighed;
  const isNamed = cycleKey !== '' && varietyId !== '' && isIsoDate(dateISO);
  const isWeighed = isAmount(weightOz) && isAmount(trays) && trays + weightOz > 0;
  if (!isNamed || !isWeighed) return log;
  const record = {
    ...weighed,
    id: harvestRecordId(cycleKey),
    trays: Math.floor(trays),
    weightOz: roundTo(weightOz, 2),
    note: weighed.note.trim(),
  };
  const others = log.filter(({ id }) => id !== record.id);
  return others.length === log.length
    ? [...log, record]
    : log.map((known) => (known.id === record.id ? record : known));
}

function isAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}
