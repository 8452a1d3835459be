import { createSelector } from 'reselect';
import { varietiesBySeed } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { seedOnHandByVariety } from '#domain/catalog/seeds/seed-on-hand.ts';
import { type SeedStock, seedStocks } from '#domain/reports/seed-stocks.ts';
import { type SeedVaultRow, seedVaultRows } from '#domain/reports/seed-vault.ts';
import { selectPartsOf, todayOf, type OfToday } from './parts-of-farm.ts';
import { selectVarietiesByName } from './varieties.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The seed of every variety, by name. Counted again only when something it follows from has changed. */
export const selectSeedVault: OfToday<readonly SeedVaultRow[]> = createSelector(
  selectPartsOf('varieties', 'catalog', 'seedsInventory', 'tasks', 'traysPlantedLog'),
  todayOf,
  seedVaultRows,
);

/** Raw materials that are seed of varieties, by id, with the vault's stock. */
export const selectSeedStocks: (farm: FarmDocument) => ReadonlyMap<string, SeedStock> =
  createSelector(
    selectPartsOf('varieties', 'catalog', 'seedsInventory'),
    ({ varieties, catalog, seedsInventory }) =>
      seedStocks(varieties, catalog, seedOnHandByVariety(seedsInventory)),
  );

/** Varieties that have seed of their own, by name: what is sown from another's has none. */
export const selectSeedVarieties: (farm: FarmDocument) => readonly Variety[] = createSelector(
  selectVarietiesByName,
  (varieties) => varieties.filter(({ id }) => varietiesBySeed(varieties).has(id)),
);
