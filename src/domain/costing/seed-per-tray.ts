import { money, say } from '#domain/tell/say.ts';
import type { Catalog, Material } from '#domain/catalog/catalog.ts';
import { costPerGram } from '#domain/catalog/seeds/seed-cost.ts';
import { seedGramsPerTray, type SeedSources } from '#domain/catalog/seeds/seed-on-hand.ts';
import { seedVariety } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { tryConvert } from '#domain/units/convert.ts';
import type { CostNote } from './cost-note.ts';
import { materialPrice } from './material-price.ts';

export interface SeedPerTray {
  /** 0 while the grams or the price are unknown. */
  readonly dollars: number;
  readonly grams: number | null;
  readonly dollarsPerGram: number | null;
  readonly notes: readonly CostNote[];
}

type SeedCatalog = Pick<Catalog, 'seedsByVariety' | 'materials'>;

/**
 * Seed weight and cost per tray.
 *
 * Uses the variety's own figures, else the catalog's setting, else the seed material. The price is that of the
 * variety whose seed it is.
 */
export function seedPerTray(variety: Variety, farm: SeedSources): SeedPerTray {
  const seed = seedVariety(variety, farm.varieties);
  const material = seedMaterialOf(seed.id, farm.catalog);
  const grams = seedGramsPerTray(variety, farm);
  const dollarsPerGram = costPerGram(seed.cost) ?? (material && gramOfMaterial(material));
  const dollars = (grams ?? 0) * (dollarsPerGram ?? 0);
  const notes = [
    ...(grams === null ? [gramsPerTrayNote(variety)] : []),
    ...(dollarsPerGram ? [] : [priceNote(seed)]),
  ];
  return { dollars, grams, dollarsPerGram, notes };
}

/** The material a variety's seed comes from; `null` if its seed is only in the seed vault. */
export function seedMaterialOf(varietyId: string, catalog: SeedCatalog): Material | null {
  const setting = catalog.seedsByVariety[varietyId];
  return catalog.materials.find(({ id }) => id === setting?.seedMaterialId) ?? null;
}

export function gramsPerTrayNote({ id, name }: Pick<Variety, 'id' | 'name'>): CostNote {
  return {
    text: say`Add grams-per-tray for ${name} to track seed usage.`,
    mend: { to: 'variety', id },
  };
}

function priceNote({ id }: Variety): CostNote {
  return {
    text: say`Seed cost is ${money(0)} — set bag size and cost in the Seed Vault.`,
    mend: { to: 'seed-vault', id },
  };
}

function gramOfMaterial(material: Material): number | null {
  const price = materialPrice(material);
  if (price === null) return null;
  const amount = tryConvert(1, 'g', price.unit, material.meta);
  return amount === null ? null : price.dollars * amount;
}
