import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { amountUnitOf } from '#domain/catalog/varieties/variety.ts';
import { byTexts } from '#domain/records/lists.ts';
import { groupIdenticalDeliveries, shownName } from './event-days.ts';
import { itemOunces, packageSizeOz, soldThingOf, type Assortment } from './item-ounces.ts';
import type { BulkItem, Order, OrderItem } from './order.ts';

export type PlannerLine = {
  readonly itemId: string;
  readonly name: string;
  readonly ounces: number;
} & (
  | {
      readonly mode: 'PACKAGE';
      readonly count: number;
      readonly packageOz: number;
      /** Sold alive: its ounces are trays. */
      readonly unit?: 'tray';
    }
  | { readonly mode: 'BULK'; readonly weight: number; readonly unit: BulkItem['unit'] }
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
  const line = {
    itemId: item.id,
    name: sold.product?.name ?? sold.variety?.name ?? 'Unknown product',
    ounces: itemOunces(item, sold),
  };
  return item.mode === 'BULK'
    ? { ...line, mode: item.mode, weight: item.weight, unit: item.unit }
    : {
        ...line,
        mode: item.mode,
        count: item.count,
        packageOz: packageSizeOz(item, sold),
        ...amountUnitOf(sold.variety),
      };
}
