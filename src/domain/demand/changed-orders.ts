import type { OrderLists } from '#domain/orders/read-orders.ts';
import { filterOrders, NO_ORDERS, ORDER_LISTS } from '#domain/orders/stored-order.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { unlike } from '#domain/records/changed-records.ts';
import type { DemandFarm } from './demand-lines.ts';

/** Checks whether an unchanged order still has the same demand. */
export function sameOrderInputs(before: DemandFarm, after: DemandFarm): boolean {
  const [was, is] = [before.settings.planner, after.settings.planner];
  return (
    before.products === after.products &&
    was.defaultHarvestBufferDays === is.defaultHarvestBufferDays &&
    was.weekendHarvestToFriday === is.weekendHarvestToFriday &&
    hasSameVarieties(before, after)
  );
}

/** Ids of orders that changed, or whose delivery changes did. */
export function changedOrders(before: DemandFarm, after: DemandFarm): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const list of ORDER_LISTS) {
    const changed = unlike<{ readonly id: string }>(before[list], after[list]);
    for (const { id } of changed) ids.add(id);
  }
  for (const { id } of unlike(before.pastOrders ?? [], after.pastOrders ?? [])) ids.add(id);
  for (const change of unlike(before.deliveryChanges ?? [], after.deliveryChanges ?? [])) {
    if ('orderId' in change) ids.add(change.orderId);
  }
  return ids;
}

export function onlyOrders(ids: ReadonlySet<string>, farm: DemandFarm): OrderLists {
  if (ids.size === 0) return NO_ORDERS;
  const isChanged = ({ id }: { readonly id: string }) => ids.has(id);
  return {
    ...filterOrders(farm, isChanged),
    pastOrders: farm.pastOrders?.filter(isChanged),
    deliveryChanges: farm.deliveryChanges,
  };
}

/** Whether the varieties are the same by name, sold alive or not, and in the same size without another. */
function hasSameVarieties(before: DemandFarm, after: DemandFarm): boolean {
  if (before.varieties === after.varieties) return true;
  const is = after.varieties.toSorted(byNameThenId);
  return (
    before.varieties.length === is.length &&
    before.varieties
      .toSorted(byNameThenId)
      .every(
        ({ id, packSizes, live }, row) =>
          id === is[row]?.id && packSizes[0] === is[row].packSizes[0] && live === is[row].live,
      )
  );
}
