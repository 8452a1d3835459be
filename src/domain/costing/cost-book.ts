import type { Packaging, TraySize, Catalog } from '#domain/catalog/catalog.ts';
import { type AssortmentSources, assortmentOf } from '#domain/demand/demand-lines.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';
import { overheadRates, type OverheadRates } from './overhead-rates.ts';
import { packagingCost, type PackagingCost } from './packaging-cost.ts';
import { seedPerTray, type SeedPerTray } from './seed-per-tray.ts';
import { soilPerTray, type SoilPerTray } from './soil-per-tray.ts';
import { soilShareOf, traySizeOf } from '#domain/catalog/tray-size.ts';

/** Every price that packages and orders are costed from, calculated once for the whole farm. */
export interface CostBook extends Assortment {
  readonly packaging: readonly Packaging[];
  readonly traySizes: readonly TraySize[];
  readonly soil: SoilPerTray;
  readonly overhead: OverheadRates;
  /** Seed of a tray, by variety. */
  readonly seed: ReadonlyMap<string, SeedPerTray>;
  /** Container, inserts and label, by packaging. */
  readonly packagingCosts: ReadonlyMap<string, PackagingCost>;
}

/** Opens the book: a handful of look-ups per variety and packaging, however many orders follow. */
export function costBook(inputs: CostingInputs): CostBook {
  const { varieties, catalog } = inputs;
  return {
    ...assortmentOf(inputs),
    packaging: catalog.packaging,
    traySizes: catalog.traySizes ?? [],
    soil: soilPerTray(catalog),
    overhead: overheadRates(catalog),
    seed: new Map(
      varieties.map((variety) => [variety.id, seedPerTray(variety, { varieties, catalog })]),
    ),
    packagingCosts: new Map(
      catalog.packaging.map((one) => [one.id, packagingCost(one, catalog.materials)]),
    ),
  };
}

export interface CostingInputs extends AssortmentSources {
  readonly catalog: Catalog;
}

/** Cost of growing one tray: seed, soil and overhead per tray, by its size. Unrounded dollars. */
export function trayCost(book: CostBook, varietyId: string): number {
  const { seed, soil, overhead } = book;
  const size = traySizeOf(book, book.varieties.get(varietyId) ?? {});
  const dollars = seed.get(varietyId)?.dollars ?? 0;
  return dollars + soil.dollars * soilShareOf(size) + overhead.allPerTray * size.slotShare;
}
