import { recordById } from '#domain/records/change-records.ts';
import { sumByKey } from '#domain/records/lists.ts';
import { EPSILON, floorWithEpsilon } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { type AutoSeedUsage, type SeedTransaction, seedVariety } from './seed-transaction.ts';
import { traySizeOf } from '../tray-size.ts';
import { isPositive } from '#domain/units/limits.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Catalog } from '../catalog.ts';
import type { Variety } from '../varieties/variety.ts';

/** Pounds of seed on hand: the sum of all entries, below 0 if more was used than received. */
export function seedOnHand(transactions: readonly SeedTransaction[], varietyId: string): number {
  return seedOnHandByVariety(transactions).get(varietyId) ?? 0;
}

/** Pounds of seed on hand, by variety id; varieties without any movement are not in it. */
export function seedOnHandByVariety(
  transactions: readonly SeedTransaction[],
): ReadonlyMap<string, number> {
  return sumByKey(transactions.map(({ varietyId, pounds }) => [varietyId, pounds]));
}

/** Checks whether the grower has entered any seed for a variety. Automatic use by plantings doesn't count. */
export function isSeedCounted(
  transactions: readonly SeedTransaction[],
  varietyId: string,
): boolean {
  return transactions.some((one) => one.varietyId === varietyId && one.meta === undefined);
}

/** Whole trays that the seed on hand is enough for; none when it is short. */
export function estimatedTrays(pounds: number, gramsPerTray: number): number {
  return Math.max(0, floorWithEpsilon((pounds * GRAMS_PER.lb) / gramsPerTray));
}

/** Signed pounds that make seed on hand equal the count. */
export function countDifference(counted: number, onHand: number): number {
  const difference = counted - onHand;
  return Math.abs(difference) < EPSILON ? 0 : difference;
}

export interface SeedSources {
  readonly varieties: readonly Variety[];
  readonly catalog: Pick<Catalog, 'materials' | 'seedsByVariety' | 'traySizes'>;
}

/**
 * Grams of seed per tray: the variety's own, else those of the variety whose seed it is, by the shares of their
 * trays.
 *
 * @returns `null` if unknown.
 */
export function seedGramsPerTray(variety: Variety, farm: SeedSources): number | null {
  const { varieties, catalog } = farm;
  const own = ownGramsPerTray(variety, catalog);
  const seed = seedVariety(variety, varieties);
  if (own !== null || seed === variety) return own;
  const grams = ownGramsPerTray(seed, catalog);
  const [share, whole] = [variety, seed].map((one) => traySizeOf(catalog, one).slotShare);
  return grams === null || !share || !whole ? null : (grams * share) / whole;
}

/** The same for the id of a variety; `null` too if that is gone. */
export function seedGramsOf(varietyId: string, farm: SeedSources): number | null {
  const variety = recordById(farm.varieties, varietyId);
  return variety === undefined ? null : seedGramsPerTray(variety, farm);
}

function ownGramsPerTray(
  variety: Pick<Variety, 'id' | 'seedGPerTray'>,
  catalog: SeedSources['catalog'],
): number | null {
  const setting = Object.hasOwn(catalog.seedsByVariety, variety.id)
    ? catalog.seedsByVariety[variety.id]
    : undefined;
  const material = catalog.materials.find(({ id }) => id === setting?.seedMaterialId);
  const known = [variety.seedGPerTray, setting?.gramsPerTray, material?.meta.gramsPerTray];
  return known.find(isPositive) ?? null;
}

/** A change of planted trays that seed is booked for; trays more are above 0, fewer are below. */
export interface SeedUse extends Omit<AutoSeedUsage, 'type'> {
  /** The variety whose seed it is. */
  readonly varietyId: string;
}

export function seedUsage(use: SeedUse, id: string, atISO: IsoInstant): SeedTransaction {
  const { varietyId, dateISO, deltaTrays, gramsPerTray, forId } = use;
  return {
    id,
    atISO,
    varietyId,
    pounds: -(gramsPerTray * deltaTrays) / GRAMS_PER.lb,
    note:
      deltaTrays > 0
        ? `Auto seed usage: ${deltaTrays} tray(s) planted ${dateISO}`
        : `Auto seed adjustment: ${-deltaTrays} tray(s) removed ${dateISO}`,
    meta: {
      type: 'AUTO_SEED_USAGE',
      dateISO,
      deltaTrays,
      gramsPerTray,
      ...(forId !== undefined && forId !== varietyId && { forId }),
    },
  };
}
