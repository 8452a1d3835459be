import { deliveryOf } from '#domain/orders/delivery.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import { packageSizeOz, soldThingOf } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { itemOfSent, sentOf } from '#domain/orders/sold-orders.ts';
import { priceBook } from '#domain/prices/price-book.ts';
import type { TypedPrice } from '#domain/prices/price-from-today.ts';
import { recordById } from '#domain/records/change-records.ts';
import type { BillingFarm, LineToBill } from './to-bill.ts';

/** What a line without a price needs a price for; `packageOz` null is loose weight, by `unit`. */
export type ThingToPrice = Omit<TypedPrice, 'amount' | 'customer'>;

export function thingToPrice(
  farm: BillingFarm,
  { orderId, dateISO, dayISO, itemId }: LineToBill,
): ThingToPrice | null {
  if (dateISO === null || dayISO === null) return null;
  const event = farmEvents(farm, dayISO, dayISO).find(
    (one) => one.order.id === orderId && one.dateISO === dateISO,
  );
  const delivery = deliveryOf(farm.deliveries, orderId, dateISO);
  const items: readonly OrderItem[] = [
    ...(sentOf(delivery)?.lines ?? []).map(itemOfSent),
    ...(event?.order.items ?? []),
    ...(delivery?.lines ?? []).flatMap(({ extra }) => extra ?? []),
  ];
  const item = recordById(items, itemId);
  if (item === undefined) return null;
  const { varietyId, productId } = item;
  const target = varietyId === undefined ? { productId } : { varietyId };
  if (item.mode === 'BULK') return { ...target, packageOz: null, unit: item.unit };
  return {
    ...target,
    packageOz: packageSizeOz(item, soldThingOf(item, priceBook(farm))),
  };
}
