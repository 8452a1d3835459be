import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { editOrder, linesDiffer } from '#domain/alchemy/orders/order-transitions.ts';
import { byId, changeById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { Sides } from '../merge-context.ts';

/** Orders that reserved stock while the other side changed their lines reserve it anew, or become drafts if it is short. */
export function settleProOrders(farms: Sides<FarmDocument>, merged: FarmDocument): FarmDocument {
  const local = byId(farms.local.alchemy.orders);
  const remote = byId(farms.remote.alchemy.orders);
  let farm = merged;
  for (const order of merged.alchemy.orders) {
    const [here, there] = [local.get(order.id), remote.get(order.id)];
    if (!order._reserved || order._consumed || here === undefined || there === undefined) continue;
    const heldFor = [there, here].filter((side) => sameHold(side, order));
    if (heldFor.some((side) => !linesDiffer(side, order))) continue;
    const before = { ...order, lines: heldFor[0]?.lines ?? order.lines };
    const settled = editOrder(before, order, farm.alchemy);
    const orders = changeById(farm.alchemy.orders, order.id, () => settled.order);
    farm = { ...farm, alchemy: { ...farm.alchemy, orders, items: settled.items } };
  }
  return farm;
}

function sameHold(side: ProOrder, order: ProOrder): boolean {
  return (
    side._reserved &&
    JSON.stringify(side._reservedItems ?? null) === JSON.stringify(order._reservedItems ?? null)
  );
}
