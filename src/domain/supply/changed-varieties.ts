import { varietiesBySeed } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import { itemOfSent } from '#domain/orders/sold-orders.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { allItems } from '#domain/orders/event-days.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { assortmentOf, varietiesOfItems } from '#domain/demand/demand-lines.ts';
import { varietyOfCycle } from '#domain/planning/task.ts';
import { unlike } from '#domain/records/changed-records.ts';
import { changedOrders } from '#domain/demand/changed-orders.ts';
import type { SupplyFarm } from './variety-supply.ts';

/**
 * Varieties whose plan or supply a change may affect.
 *
 * Records are compared by identity, so `after` must share unchanged parts with `before`. Varieties affect each
 * other only through an order with both, or a swap.
 *
 * @returns `null` if it may affect all.
 */
export function changedVarieties(
  before: SupplyFarm,
  after: SupplyFarm,
): ReadonlySet<string> | null {
  const isSameRule =
    before.batchSettings === after.batchSettings &&
    before.catalog.traySizes === after.catalog.traySizes &&
    (before.settings === after.settings ||
      JSON.stringify([before.settings.planner, before.settings.trays]) ===
        JSON.stringify([after.settings.planner, after.settings.trays]));
  if (!isSameRule || !hasSameVarieties(before, after)) return null;
  const ofCycles = [
    ...unlike(before.tasks, after.tasks),
    ...unlike(before.harvestLog ?? [], after.harvestLog ?? []),
  ];
  const records = [
    ...unlike(before.traysPlantedLog, after.traysPlantedLog),
    ...unlike(before.harvestLosses, after.harvestLosses),
    ...unlike(before.dryLoads ?? [], after.dryLoads ?? []).flatMap(({ lines }) => lines),
  ];
  return new Set([
    ...unlike(before.varieties, after.varieties).map(({ id }) => id),
    ...ofCycles.map(({ cycleKey }) => varietyOfCycle(cycleKey)),
    ...records.map(({ varietyId }) => varietyId),
    ...reblocked(before, after),
    ...varietiesOfOrders(before, after),
  ]);
}

/** The varieties of seed lots that are blocked on one side only. */
function reblocked(before: SupplyFarm, after: SupplyFarm): readonly string[] {
  return unlike(before.seedsInventory ?? [], after.seedsInventory ?? [])
    .filter(({ lot }) => lot?.status === 'BLOCKED')
    .flatMap(({ varietyId }) => [
      varietyId,
      ...(varietiesBySeed(after.varieties).get(varietyId) ?? []).map(({ id }) => id),
    ]);
}

/** A variety that comes or goes opens or ends swaps of all others. */
function hasSameVarieties(before: SupplyFarm, after: SupplyFarm): boolean {
  const known = new Set(before.varieties.map(({ id }) => id));
  return known.size === after.varieties.length && after.varieties.every(({ id }) => known.has(id));
}

/** Varieties of all orders whose own data, products or delivery changes changed. */
function varietiesOfOrders(before: SupplyFarm, after: SupplyFarm): Set<string> {
  const agreed = unlike(before.deliveryChanges ?? [], after.deliveryChanges ?? []);
  const products = new Set(unlike(before.products, after.products).map(({ id }) => id));
  const orderIds = new Set(changedOrders(before, after));
  const touched = new Set(agreed.flatMap(varietiesOfChange));
  const left = unlike(before.deliveries ?? [], after.deliveries ?? []);
  for (const { orderId } of left) orderIds.add(orderId);
  if (orderIds.size === 0 && products.size === 0) return touched;
  const [was, is] = [assortmentOf(before), assortmentOf(after)];
  const leftItems = left.flatMap(itemsOfDelivery);
  for (const id of [...varietiesOfItems(leftItems, was), ...varietiesOfItems(leftItems, is)])
    touched.add(id);
  for (const farm of [before, after]) {
    const touchedOrders = new Set<string>();
    for (const order of readOrders(farm)) {
      const items = allItems(order);
      const isTouched =
        orderIds.has(order.id) || items.some(({ productId }) => products.has(productId ?? ''));
      if (!isTouched) continue;
      touchedOrders.add(order.id);
      for (const id of [...varietiesOfItems(items, was), ...varietiesOfItems(items, is)])
        touched.add(id);
    }
    for (const change of farm.deliveryChanges ?? []) {
      if (change.kind !== 'SWAP' || !touchedOrders.has(change.orderId)) continue;
      for (const id of varietiesOfChange(change)) touched.add(id);
    }
  }
  return touched;
}

/** Items a delivery has of its own, apart from its order. */
export function itemsOfDelivery({ lines, sent }: Delivery): readonly OrderItem[] {
  const added = lines.flatMap(({ extra }) => (extra === undefined ? [] : [extra]));
  return [...added, ...(sent?.lines ?? []).map(itemOfSent)];
}

function varietiesOfChange(change: DeliveryChange): string[] {
  if (!('varietyId' in change)) return [];
  return 'toVarietyId' in change ? [change.varietyId, change.toVarietyId] : [change.varietyId];
}
