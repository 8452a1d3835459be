import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  loosePrice,
  type Price,
  type PriceUnit,
  DEFAULT_PRICE_UNIT,
  pricePerKg,
} from '#domain/prices/price.ts';
import { formatSize, yieldUnit } from '#ui/format-weights.ts';
import { formatMonthDay, formatPrice } from '#ui/format.ts';

/** Something that is sold, as its prices are set. */
export interface PricedThing {
  readonly name: string;
  readonly target: { readonly varietyId: string } | { readonly productId: string };
  /** Package sizes that are offered, in ounces. */
  readonly sizes: readonly number[];
  /** Sold alive: it has one price, that of a tray. */
  readonly live?: true;
}

interface PriceDraft {
  /** A package size in ounces, or the unit of a loose weight. */
  readonly size: string;
  readonly amount: number | null;
  /** '' for everybody. */
  readonly customer: string;
  readonly from: IsoDate | null;
}

const LOOSE_UNITS: readonly (PriceUnit | 'kg')[] = ['lb', 'oz', 'g'];

const METRIC_LOOSE_UNITS: typeof LOOSE_UNITS = ['kg', 'g'];

export function sizeChoices({ sizes, live }: PricedThing) {
  if (live === true) return [{ value: '1', label: 'tray' }];
  return [
    ...sizes.map((size) => ({ value: String(size), label: formatSize(size, 'exact') })),
    ...(yieldUnit() === 'oz' ? LOOSE_UNITS : METRIC_LOOSE_UNITS).map((unit) => ({
      value: unit,
      label: `Bulk, per ${unit}`,
    })),
  ];
}

export function newPriceDraft(thing: PricedThing): PriceDraft {
  const size = sizeChoices(thing)[0]?.value ?? 'lb';
  return { size, amount: null, customer: '', from: null };
}

/** The price as it is kept; null while it has no amount. */
export function priceOfDraft(thing: PricedThing, draft: PriceDraft): Omit<Price, 'id'> | null {
  const { size, amount, from } = draft;
  if (amount === null) return null;
  const customer = draft.customer.trim();
  const unit = [...LOOSE_UNITS, ...METRIC_LOOSE_UNITS].find((one) => one === size);
  return {
    ...thing.target,
    ...(unit === undefined ? { packageOz: Number(size), amount } : loosePrice(unit, amount)),
    ...(customer !== '' && { customer }),
    from,
  };
}

/** For what, for whom and since when a price counts: "4 oz, Bistro Marlow, from 12/1". */
export function priceScope(price: Price, { live }: Pick<PricedThing, 'live'> = {}): string {
  const { packageOz, customer, from } = price;
  const unit = pricePerKg(price) === null ? (price.unit ?? DEFAULT_PRICE_UNIT) : 'kg';
  const size = live === true ? 'tray' : packageOz && formatSize(packageOz, 'exact');
  return [
    packageOz === null ? `bulk, per ${unit}` : size,
    customer,
    from !== null && `from ${formatMonthDay(from)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Pea", and of a second package "Pea 4 oz". */
export function pricedName({ name }: PricedThing, { packageOz }: SizePrice, at: number): string {
  return at === 0 ? name : `${name} ${formatSize(packageOz, 'exact')}`;
}

/** The prices of a thing in a line: "$5.00", "2 oz $5.00, 4 oz set price"; "Set price" where it has none. */
export function priceSummary(prices: readonly SizePrice[]): string {
  if (prices.every(({ amount }) => amount === null)) return 'Set price';
  return prices
    .map(({ packageOz, amount }) => {
      const told = amount === null ? 'set price' : formatPrice(amount);
      return prices.length === 1 ? told : `${formatSize(packageOz, 'exact')} ${told}`;
    })
    .join(', ');
}

/** What everybody pays for a package of a size. */
export interface SizePrice {
  readonly packageOz: number;
  readonly amount: number | null;
}
