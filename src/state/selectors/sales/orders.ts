import { createSelector } from 'reselect';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { currentOrders, readOrders } from '#domain/orders/read-orders.ts';
import { ORDER_LISTS, storedRecords } from '#domain/orders/stored-order.ts';
import { byId } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectPartsOf } from '../parts-of-farm.ts';

const selectOrderLists = selectPartsOf(...ORDER_LISTS, 'deliveryChanges');

/** Current orders of all three lists in one shape. An order in `orders` hides one with the same id elsewhere. */
export const selectAllOrders: (farm: FarmDocument) => readonly DatedOrder[] = createSelector(
  selectOrderLists,
  currentOrders,
);

/** Selects orders with their earlier versions and deleted orders, for past days. */
export const selectOrderVersions: (farm: FarmDocument) => readonly DatedOrder[] = createSelector(
  selectOrderLists,
  (farm: FarmDocument) => farm.pastOrders,
  (lists, pastOrders) => readOrders({ ...lists, pastOrders }),
);

export const selectOrdersById: (farm: FarmDocument) => ReadonlyMap<string, DatedOrder> =
  createSelector(selectAllOrders, byId);

export function selectHasOrders(farm: FarmDocument): boolean {
  return storedRecords(farm).length > 0;
}
