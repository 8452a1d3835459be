import { createSelector } from 'reselect';
import { type InventorySnapshot, inventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import { selectPartsOf, todayOf, WHAT_IS_ORDERED, type OfToday } from './parts-of-farm.ts';

/** How long stock lasts. Computed only when stock, orders, the plan or their inputs change. */
export const selectInventorySnapshot: OfToday<InventorySnapshot> = createSelector(
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
