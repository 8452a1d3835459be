import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { WorkMark } from '#domain/calendar/work-mark.ts';

/** Marks seed booked by the app when planted trays were recorded. */
export interface AutoSeedUsage {
  readonly type: 'AUTO_SEED_USAGE';
  readonly dateISO: IsoDate;
  readonly deltaTrays: number;
  readonly gramsPerTray: number;
}

/** The lot of seed that came in, as its bag says. */
export interface SeedLot {
  /** '' = no lot; each variety has a code once, whatever its case. */
  readonly code: string;
  readonly supplier: string;
  readonly germinationPercent: number | null;
  readonly bestBefore: IsoDate | null;
}

/** One movement of seed, in signed pounds. On-hand seed is the sum of them. */
export interface SeedTransaction {
  readonly id: string;
  readonly atISO: IsoInstant;
  readonly varietyId: string;
  readonly pounds: number;
  readonly note: string;
  readonly meta?: AutoSeedUsage;
  readonly link?: string;
  /** Of an intake only. */
  readonly lot?: SeedLot;
  readonly by?: WorkMark;
}
