import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { anOrder, packages } from '#tests/support/builders/builders.ts';
import { chosen } from './chosen.ts';

/** Agrees something about a delivery of the farm, takes an agreement back, or takes an order with one. */
export function deliveryAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const order = chosen(farm.orders, pick);
  const varietyId = chosen(farm.varieties, pick)?.id ?? 'nothing';
  if (order === undefined || amount > 7) {
    const remove = [chosen(farm.deliveryChanges ?? [], pick)?.id ?? 'nothing'];
    return { type: 'CHANGE_DELIVERIES', payload: { add: [], remove } };
  }
  const dateISO = (order.kind === 'ONCE' ? order.date : order.startDate) ?? '2026-11-21';
  const part = { orderId: order.id, dateISO, varietyId, oz: amount };
  const harvestISO = `2026-11-2${amount}`;
  const take = { ...part, kind: 'TAKE', harvestISO } as const;
  if (amount === 1) {
    const taken = anOrder({ id: `ord_taken_${pick}`, date: dateISO, items: order.items });
    return { type: 'TAKE_ORDER', payload: { order: taken, changes: [take] } };
  }
  const toVarietyId = chosen(farm.varieties, pick + 1)?.id ?? 'nothing';
  const changes: NewDeliveryChange[] = [
    take,
    { ...part, kind: 'LESS' },
    { ...part, kind: 'SWAP', toVarietyId, harvestISO },
    { kind: 'MOVE', orderId: order.id, dateISO, toISO: harvestISO },
    { kind: 'SKIP', orderId: order.id, dateISO },
    { kind: 'ITEMS', orderId: order.id, dateISO, items: itemsFor(farm, pick, amount) },
    { kind: 'GONE', varietyId, harvestISO, oz: amount },
  ];
  return {
    type: 'CHANGE_DELIVERIES',
    payload: { add: [changes[pick % changes.length] ?? take], remove: [] },
  };
}

/** Other lines of a delivery; sometimes none at all. */
function itemsFor(farm: FarmDocument, pick: number, amount: number): readonly OrderItem[] {
  const product = chosen(farm.products, pick);
  return product === undefined || amount > 5 ? [] : [packages(product.id, amount, 4)];
}
