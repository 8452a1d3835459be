import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { inventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import type { InventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** How long stock lasts. Reckoned again only when stock, orders, the plan or what they take have changed. */
export const selectInventorySnapshot: (farm: FarmDocument, today: IsoDate) => InventorySnapshot =
  createSelector(
    (farm: FarmDocument) => farm.varieties,
    (farm: FarmDocument) => farm.products,
    (farm: FarmDocument) => farm.orders,
    (farm: FarmDocument) => farm.recurring,
    (farm: FarmDocument) => farm.single,
    (farm: FarmDocument) => farm.catalog,
    (farm: FarmDocument) => farm.seedsInventory,
    (farm: FarmDocument) => farm.tasks,
    (farm: FarmDocument) => farm.traysPlantedLog,
    (farm: FarmDocument) => farm.settings,
    (farm: FarmDocument) => farm.deliveryChanges,
    (_farm: FarmDocument, today: IsoDate) => today,
    (
      varieties,
      products,
      orders,
      recurring,
      single,
      catalog,
      seedsInventory,
      tasks,
      traysPlantedLog,
      settings,
      deliveryChanges,
      today,
    ) =>
      inventorySnapshot(
        {
          varieties,
          products,
          orders,
          recurring,
          single,
          catalog,
          seedsInventory,
          tasks,
          traysPlantedLog,
          settings,
          deliveryChanges,
        },
        today,
      ),
  );
