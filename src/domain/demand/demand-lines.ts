import { wholeWithin } from '#domain/units/limits.ts';
import { sumByKey } from '#domain/records/lists.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { type Assortment, itemOunces } from '#domain/orders/item-ounces.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { HARVEST_BUFFER_DAYS, type HarvestDefaults } from '#domain/settings/settings.ts';
import { type DayNumber, weekdayOfNumber, SATURDAY, SUNDAY } from '#domain/calendar/iso-date.ts';
import { movesToFriday } from '#domain/orders/weekend-rule.ts';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import { groupIdenticalDeliveries, type IdenticalDeliveries } from '#domain/orders/event-days.ts';
import { type OrderLists, readOrders } from '#domain/orders/read-orders.ts';

export interface AssortmentSources {
  readonly varieties: readonly Variety[];
  readonly products: readonly Product[];
}

/** Ounces of one variety that one item of an order asks for, each time the order falls due. */
export interface DemandLine {
  readonly varietyId: string;
  readonly ounces: number;
  readonly item: OrderItem;
}

export function assortmentOf(farm: AssortmentSources): Assortment {
  return {
    varieties: new Map(farm.varieties.map((variety) => [variety.id, variety])),
    products: new Map(farm.products.map((product) => [product.id, product])),
  };
}

/** Deliveries of all orders between two days; those of an order with the same lines together. */
export function deliveriesBetween(
  lists: OrderLists,
  from: DayNumber,
  to: DayNumber,
): readonly IdenticalDeliveries[] {
  return readOrders(lists).flatMap((order) => groupIdenticalDeliveries(order, from, to));
}

/**
 * Demand of one delivery, by item and variety.
 *
 * A mix is split by its stored percents, even if a component was deleted. Items without a variety or weight
 * need nothing, nor does a component that is sold alive.
 */
export function demandLines(
  order: Pick<Order, 'items'>,
  { varieties, products }: Assortment,
): DemandLine[] {
  const lines: DemandLine[] = [];
  for (const item of order.items) {
    const product = item.productId === undefined ? undefined : products.get(item.productId);
    if (product?.type === 'mix') {
      const whole = itemOunces(item, { product });
      // A variety named twice in a blend adds up.
      const shares = product.components.map((one) => [one.varietyId, one.percent] as const);
      for (const [varietyId, percent] of sumByKey(shares)) {
        const ounces = (whole * percent) / 100;
        const variety = varieties.get(varietyId);
        if (ounces > 0 && variety && variety.live !== true) lines.push({ varietyId, ounces, item });
      }
      continue;
    }
    const variety = varieties.get(item.varietyId ?? product?.varietyId ?? '');
    if (variety === undefined) continue;
    const ounces = itemOunces(item, { product, variety });
    if (ounces > 0) lines.push({ varietyId: variety.id, ounces, item });
  }
  return lines;
}

export function ouncesByVariety(lines: readonly DemandLine[]): Map<string, number> {
  return sumByKey(lines.map(({ varietyId, ounces }) => [varietyId, ounces]));
}

export function varietiesOfItems(items: readonly OrderItem[], assortment: Assortment): string[] {
  return demandLines({ items }, assortment).map(({ varietyId }) => varietyId);
}

export function asksForAny(
  items: readonly OrderItem[],
  varietyIds: ReadonlySet<string>,
  assortment: Assortment,
): boolean {
  return varietiesOfItems(items, assortment).some((id) => varietyIds.has(id));
}

/** A harvest is never more days before its event than this: the longest buffer, then Sunday to Friday. */
export const MAX_LEAD_DAYS = HARVEST_BUFFER_DAYS.max + 2;

interface HarvestRule {
  readonly bufferDays: number;
  readonly weekendToFriday: boolean;
}

/** A recurring order can have its own buffer days. For weekends see `movesToFriday`. */
export function harvestRule(order: Order, planner: HarvestDefaults): HarvestRule {
  const own = order.kind === 'RECURRING' ? order.harvestBufferDays : undefined;
  return {
    bufferDays: wholeWithin(HARVEST_BUFFER_DAYS, own ?? planner.defaultHarvestBufferDays, 0),
    weekendToFriday: movesToFriday(order, planner.weekendHarvestToFriday),
  };
}

/** Harvest day of a delivery: buffer days are subtracted first, then a weekend moves to Friday. */
export function harvestDay(eventDay: DayNumber, rule: HarvestRule): DayNumber {
  const day = eventDay - rule.bufferDays;
  if (!rule.weekendToFriday) return day;
  const weekday = weekdayOfNumber(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === SUNDAY ? day - 2 : day;
}

export interface DemandFarm extends OrderLists, AssortmentSources {
  readonly settings: { readonly planner: HarvestDefaults };
  /** Loads that use harvests besides the orders. */
  readonly dryLoads?: readonly DryLoad[] | undefined;
}
