import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { packageSizeOz, soldThingOf, type Assortment } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { compareTexts, addToGroup } from '#domain/records/lists.ts';
import { placeIn } from '#domain/records/sorted-list.ts';
import { type AssortmentSources, assortmentOf } from '#domain/demand/demand-lines.ts';
import { ownPrice, type LinePrice } from './line-price.ts';
import { DEFAULT_PRICE_UNIT, pricePerKg, type Price } from './price.ts';
import { isOnePriceSize, priceTarget } from './price-target.ts';

export interface PriceSources extends AssortmentSources {
  readonly prices?: readonly Price[] | undefined;
}

export type PriceOn = (dayISO: IsoDate) => LinePrice | null;

/** The price list of a farm, opened to look up many lines. */
export interface PriceBook extends Assortment {
  /** @param customer - As spelled in the order; '' for none. */
  readonly priceOf: (item: OrderItem, customer: string) => PriceOn;
}

/** A price as lines see it, which is the very same on all days it counts. */
interface DatedPrice {
  readonly from: IsoDate;
  readonly price: LinePrice;
}

/** Prices of one product and size for one customer, or for all, by first day. */
interface SizePrices {
  readonly packageOz: number | null;
  readonly prices: readonly DatedPrice[];
}

/**
 * Builds a lookup of prices.
 *
 * A line's own price takes precedence, then the customer's price, then the general one; within each, the newest
 * that has started. Sizes must match exactly. Of what is sold alive the price of any size is that of a tray, and
 * a loose one counts for nothing.
 */
export function priceBook(farm: PriceSources): PriceBook {
  const { varieties, products } = assortmentOf(farm);
  const isLive = (target: string) => varieties.get(target)?.live === true;
  const listed = pricesByPlace(farm.prices ?? [], products, isLive);
  // A farm asks for few of the things that ever had a price: each is put in order when it is asked for.
  const opened = new Map<string, readonly SizePrices[]>();
  const sizesOf = (place: string): readonly SizePrices[] => {
    const known = opened.get(place) ?? bySize(listed.get(place) ?? []);
    opened.set(place, known);
    return known;
  };
  const listOf = (target: string, customer: string, packageOz: number | null) =>
    sizesOf(placeOf(target, customer)).find((size) => isOnePriceSize(size.packageOz, packageOz))
      ?.prices ?? [];
  const priceOf = (item: OrderItem, customer: string): PriceOn => {
    const own = ownPrice(item);
    if (own !== null) return () => own;
    const target = priceTarget(item, products);
    const sold = soldThingOf(item, { products, varieties });
    const packageOz = item.mode === 'BULK' ? null : packageSizeOz(item, sold);
    const key = customerKey(customer);
    const special = key === '' ? [] : listOf(target, key, packageOz);
    const general = listOf(target, '', packageOz);
    return (dayISO) => newestOn(special, dayISO) ?? newestOn(general, dayISO);
  };
  return { varieties, products, priceOf };
}

function pricesByPlace(
  prices: readonly Price[],
  products: Assortment['products'],
  isLive: (target: string) => boolean,
): ReadonlyMap<string, readonly Price[]> {
  const keys = new Map<string, string>();
  const byPlace = new Map<string, Price[]>();
  for (const price of prices) {
    const { customer = '' } = price;
    const key = keys.get(customer) ?? customerKey(customer);
    keys.set(customer, key);
    const target = priceTarget(price, products);
    if (isLive(target) && price.packageOz === null) continue;
    const counted = isLive(target) ? { ...price, packageOz: 1 } : price;
    addToGroup(byPlace, placeOf(target, key), counted);
  }
  return byPlace;
}

function bySize(prices: readonly Price[]): readonly SizePrices[] {
  const sizes: { packageOz: number | null; prices: DatedPrice[] }[] = [];
  for (const price of prices.toSorted(byFirstDay)) {
    const dated = { from: price.from ?? '', price: asLinePrice(price) };
    const size = sizes.find(({ packageOz }) => isOnePriceSize(packageOz, price.packageOz));
    if (size === undefined) sizes.push({ packageOz: price.packageOz, prices: [dated] });
    else size.prices.push(dated);
  }
  return sizes;
}

function placeOf(target: string, customer: string): string {
  return `${target}|${customer}`;
}

/** Compares prices for one thing: the last that has begun counts. Of two from one day that is the greater id. */
export function byFirstDay(a: Price, b: Price): number {
  return compareTexts(a.from ?? '', b.from ?? '') || compareTexts(a.id, b.id);
}

/** The last that has begun, found by halves: a farm may change a price every week for years. */
function newestOn(prices: readonly DatedPrice[], dayISO: IsoDate): LinePrice | null {
  const later = placeIn(prices, dayISO, ({ from }, day) => (from <= day ? -1 : 1));
  return prices[later - 1]?.price ?? null;
}

function asLinePrice(price: Price): LinePrice {
  const perKg = pricePerKg(price);
  if (perKg !== null) return { amount: perKg, unit: 'kg' };
  const { amount, packageOz, unit = DEFAULT_PRICE_UNIT } = price;
  return { amount, unit: packageOz === null ? unit : null };
}
