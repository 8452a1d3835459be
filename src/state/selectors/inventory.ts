import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type InventorySnapshot, inventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectPartsOf, todayOf, WHAT_IS_ORDERED } from './parts-of-farm.ts';

/**
 * Selects how long stock lasts. Computed again only if stock, orders, the plan or their inputs
 * change.
 */
export const selectInventorySnapshot: (farm: FarmDocument, today: IsoDate) => InventorySnapshot =
  createSelector(
    selectPartsOf(
      ...WHAT_IS_ORDERED,
      'catalog',
      'seedsInventory',
      'tasks',
      'traysPlantedLog',
      'settings',
      'deliveryChanges',
      'dryLoads',
    ),
    todayOf,
    inventorySnapshot,
  );
