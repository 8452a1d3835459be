import { isIsoDate } from '#domain/calendar/day-number.ts';
import { harvestRecordId, type HarvestRecord } from '#domain/supply/harvest-record.ts';
import { roundTo } from '#domain/units/rounding.ts';

/**
 * The harvest log with one harvest weighed; a second weighing of the same harvest replaces the first.
 *
 * What names no variety and no day, is no weight, or has neither trays nor weight is not recorded:
 * the same log comes back.
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
