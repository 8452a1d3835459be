import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';
import { recordById } from '#domain/records/change-records.ts';
import { groupBy, byNameThenId } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';
import type { Variety } from '../varieties/variety.ts';

/** Marks a seed entry that the app made for recorded plantings. */
export interface AutoSeedUsage {
  readonly type: 'AUTO_SEED_USAGE';
  readonly dateISO: IsoDate;
  readonly deltaTrays: number;
  readonly gramsPerTray: number;
  /** The variety that was planted, when the seed is another's. */
  readonly forId?: string;
}

/** Statuses of a seed lot that is no longer planted, in order. An open lot has no status. */
export const SEED_LOT_STATUSES = ['USED_UP', 'BLOCKED'] as const;

type SeedLotStatus = (typeof SEED_LOT_STATUSES)[number];

export interface GerminationTest {
  readonly id: string;
  readonly dateISO: IsoDate;
  /** 0 to 100, 1 decimal. */
  readonly percent: number;
  readonly note: string;
}

/** The lot of seed that came in, as its bag says. */
export interface SeedLot {
  /** '' = no lot. A variety may have a code twice. */
  readonly code: string;
  readonly supplier: string;
  readonly germinationPercent: number | null;
  readonly bestBefore: IsoDate | null;
  /** Absent: open, so plantings take from it. */
  readonly status?: SeedLotStatus;
  /** By day, then id. Absent if there are none. */
  readonly tests?: readonly GerminationTest[];
}

/** One seed entry in signed pounds. Seed on hand is the sum of all entries. */
export interface SeedTransaction {
  readonly id: string;
  readonly atISO: IsoInstant;
  readonly varietyId: string;
  readonly pounds: number;
  readonly note: string;
  readonly meta?: AutoSeedUsage;
  readonly link?: string;
  /** Only on an intake. */
  readonly lot?: SeedLot;
  readonly by?: WorkMark;
}

/** The variety that a seed entry belongs to a planting of, which may be sown from another's seed. */
export function sownVarietyId({ varietyId, meta }: SeedTransaction): string {
  return meta?.forId ?? varietyId;
}

/** The variety whose seed a variety is sown from, one step: its own unless the farm has the one it names. */
export function seedVariety(variety: Variety, varieties: readonly Variety[]): Variety {
  const { seedOf } = variety;
  return (seedOf === undefined ? undefined : recordById(varieties, seedOf)) ?? variety;
}

/** The id of the variety whose seed is sown; the very id for a variety that is gone. */
export function seedVarietyId(varieties: readonly Variety[], varietyId: string): string {
  const variety = recordById(varieties, varietyId);
  return variety === undefined ? varietyId : seedVariety(variety, varieties).id;
}

/** Varieties by the id of the one whose seed they are sown from, by name. A seed that nothing is sown from has no entry. */
export const varietiesBySeed: (
  varieties: readonly Variety[],
) => ReadonlyMap<string, readonly Variety[]> = oncePer((varieties) =>
  groupBy(varieties.toSorted(byNameThenId), (variety) => seedVariety(variety, varieties).id),
);
