import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';

type HarvestQuality = 'GOOD' | 'FAIR' | 'POOR';

export function harvestRecordId(cycleKey: string): string {
  return `hrv_${cycleKey}`;
}

export interface HarvestRecord {
  /** `hrv_{cycleKey}`: one per harvest of a variety, so that two devices make the same record. */
  readonly id: string;
  /** `varietyId|harvestISO`, the cycle of its HARVEST task. */
  readonly cycleKey: string;
  readonly varietyId: string;
  /** The day it was cut. */
  readonly dateISO: IsoDate;
  /** Planting day; `null` if unknown. */
  readonly plantedISO: IsoDate | null;
  /** Trays cut, whole. */
  readonly trays: number;
  /** All of them together, 2 decimals; 0 = nothing came out. */
  readonly weightOz: number;
  readonly quality?: HarvestQuality;
  readonly note: string;
  readonly recordedAtISO: IsoInstant;
  readonly by?: WorkMark;
}

/** The records of a variety that count: what is sold alive is never weighed. */
export function weighedRecords(
  variety: Pick<Variety, 'live'>,
  records: readonly HarvestRecord[],
): readonly HarvestRecord[] {
  return variety.live === true ? [] : records;
}
