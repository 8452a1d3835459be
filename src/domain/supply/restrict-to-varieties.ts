import { allItems } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { filterOrders } from '#domain/orders/stored-order.ts';
import { assortmentOf, asksForAny } from '#domain/demand/demand-lines.ts';
import { itemsOfDelivery } from './changed-varieties.ts';
import type { SupplyFarm } from './variety-supply.ts';

/**
 * A farm with only those orders, and agreements, that have to do with some varieties: for these it is
 * the same farm, and much quicker to ask.
 */
export function restrictToVarieties<Farm extends SupplyFarm>(
  farm: Farm,
  varietyIds: ReadonlySet<string>,
): Farm {
  const assortment = assortmentOf(farm);
  const changes = farm.deliveryChanges ?? [];
  const kept = new Set(
    changes.flatMap((change) =>
      change.kind === 'SWAP' && varietyIds.has(change.toVarietyId) ? [change.orderId] : [],
    ),
  );
  for (const order of readOrders(farm)) {
    if (asksForAny(allItems(order), varietyIds, assortment)) kept.add(order.id);
  }
  for (const delivery of farm.deliveries ?? []) {
    const items = itemsOfDelivery(delivery);
    if (asksForAny(items, varietyIds, assortment)) kept.add(delivery.orderId);
  }
  const isKept = ({ id }: { readonly id: string }) => kept.has(id);
  return {
    ...farm,
    ...filterOrders(farm, isKept),
    pastOrders: farm.pastOrders?.filter(isKept),
    deliveryChanges: changes.filter((change) =>
      'orderId' in change ? kept.has(change.orderId) : varietyIds.has(change.varietyId),
    ),
  };
}
