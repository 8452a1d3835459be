import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { seedVaultRows } from '#domain/reports/seed-vault.ts';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The seed of every variety, by name. Counted again only when something it follows from has changed. */
export const selectSeedVault: (farm: FarmDocument, today: IsoDate) => readonly SeedVaultRow[] =
  createSelector(
    (farm: FarmDocument) => farm.varieties,
    (farm: FarmDocument) => farm.catalog,
    (farm: FarmDocument) => farm.seedsInventory,
    (farm: FarmDocument) => farm.tasks,
    (farm: FarmDocument) => farm.traysPlantedLog,
    (_farm: FarmDocument, today: IsoDate) => today,
    (varieties, catalog, seedsInventory, tasks, traysPlantedLog, today) =>
      seedVaultRows({ varieties, catalog, seedsInventory, tasks, traysPlantedLog }, today),
  );
