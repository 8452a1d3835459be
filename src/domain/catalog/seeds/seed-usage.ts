import { isPositive } from './seed-cost.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Catalog } from '../catalog.ts';
import type { SeedTransaction } from './seed-transaction.ts';
import type { Variety } from '../varieties/variety.ts';

/**
 * Grams of seed per tray: the variety's own, else from the seed setting, else from the seed material.
 *
 * @returns `null` if unknown.
 */
export function seedGramsPerTray(
  variety: Pick<Variety, 'id' | 'seedGPerTray'>,
  catalog: Pick<Catalog, 'materials' | 'seedsByVariety'>,
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
}

/** The booking of seed that planted trays took, or that removed ones give back. */
export function seedUsage(use: SeedUse, id: string, atISO: IsoInstant): SeedTransaction {
  const { varietyId, dateISO, deltaTrays, gramsPerTray } = use;
  return {
    id,
    atISO,
    varietyId,
    pounds: -(gramsPerTray * deltaTrays) / GRAMS_PER.lb,
    note:
      deltaTrays > 0
        ? `Auto seed usage: ${deltaTrays} tray(s) planted ${dateISO}`
        : `Auto seed adjustment: ${-deltaTrays} tray(s) removed ${dateISO}`,
    meta: { type: 'AUTO_SEED_USAGE', dateISO, deltaTrays, gramsPerTray },
  };
}
