import { traySizeOf } from '../tray-size.ts';
import { seedVariety } from './seed-variety.ts';
import { isPositive } from './seed-cost.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Catalog } from '../catalog.ts';
import type { SeedTransaction } from './seed-transaction.ts';
import type { Variety } from '../varieties/variety.ts';

/** Farm data that tells how much seed a tray takes. */
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

/** From the variety, else from the seed setting, else from the seed material. */
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

/** A change of planted trays that seed is booked for. */
interface SeedUse {
  readonly varietyId: string;
  readonly dateISO: IsoDate;
  /** Trays more (above 0) or fewer than recorded before. */
  readonly deltaTrays: number;
  readonly gramsPerTray: number;
  /** The variety that was planted, when the seed is another's. */
  readonly forId?: string | undefined;
}

/** The booking of seed that planted trays took, or that removed ones give back. */
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
