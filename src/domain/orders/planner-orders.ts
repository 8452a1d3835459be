import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { byTexts } from '#domain/records/lists.ts';
import { groupIdenticalDeliveries, shownName } from './event-days.ts';
import { itemOunces, packageSizeOz, soldThingOf, type Assortment } from './item-ounces.ts';
import type { BulkItem, Order, OrderItem, PackageItem } from './order.ts';

/** A line with its name and its ounces; a package has its size, one sold alive its trays. */
export type PlannerLine = { readonly name: string; readonly ounces: number } & (
  | (PackageItem & AmountUnit & { readonly packageOz: number })
  | BulkItem
);

export interface PlannerOrder extends Pick<
  Order,
  'id' | 'name' | 'customer' | 'kind' | 'orderCategory' | 'items'
> {
  readonly lines: readonly PlannerLine[];
  /** The day of the event or delivery, not of the harvest. */
  readonly occurDate: IsoDate;
}

/** Orders due between two days, inclusive, by day, then by name; a recurring one once per event. */
export function plannerOrders(
  orders: readonly Order[],
  sold: Assortment,
  from: IsoDate,
  to: IsoDate,
): PlannerOrder[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return orders
    .flatMap((order) => groupIdenticalDeliveries(order, first, last))
    .flatMap(({ order, days }) => {
      const { id, customer, kind, orderCategory, items } = order;
      const name = shownName(order);
      const lines = items.map((item) => plannerLine(item, sold));
      const details = { id, name, customer, kind, orderCategory, items, lines };
      return days.map((day) => ({ ...details, occurDate: isoDate(day) }));
    })
    .sort(byTexts('occurDate', 'name', 'id'));
}

function plannerLine(item: OrderItem, things: Assortment): PlannerLine {
  const sold = soldThingOf(item, things);
  const name = sold.product?.name ?? sold.variety?.name ?? 'Unknown product';
  const line = { name, ounces: itemOunces(item, sold) };
  if (item.mode === 'BULK') return { ...item, ...line };
  return { ...item, ...line, packageOz: packageSizeOz(item, sold), ...amountUnitOf(sold.variety) };
}
