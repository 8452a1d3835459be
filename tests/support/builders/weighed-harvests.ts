import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { harvestRecordId, type HarvestRecord } from '#domain/supply/harvest-record.ts';

/** A weighed harvest of a variety, planted ten days before. */
export function aWeighedHarvest(more: Partial<HarvestRecord> = {}): HarvestRecord {
  const varietyId = more.varietyId ?? 'pea';
  const dateISO = more.dateISO ?? '2026-11-20';
  const cycleKey = more.cycleKey ?? `${varietyId}|${dateISO}`;
  return {
    id: harvestRecordId(cycleKey),
    cycleKey,
    varietyId,
    dateISO,
    plantedISO: addDays(dateISO, -10),
    trays: 1,
    weightOz: 10,
    note: '',
    recordedAtISO: `${dateISO}T09:00:00.000Z`,
    ...more,
  };
}

/** Harvests of a variety as trays and ounces, one a day, the last of them on the day. */
export function weighedHarvests(
  weighings: readonly (readonly [trays: number, weightOz: number])[],
  lastISO: IsoDate,
  varietyId = 'pea',
): HarvestRecord[] {
  return weighings.map(([trays, weightOz], at) => {
    const dateISO = addDays(lastISO, at + 1 - weighings.length);
    return aWeighedHarvest({ varietyId, dateISO, trays, weightOz });
  });
}
