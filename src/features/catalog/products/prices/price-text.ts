import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { formatSize } from '#ui/format-weights.ts';
import { formatMonthDay, formatPrice } from '#ui/format.ts';
import type { PricedThing } from './price-draft.ts';
import { DEFAULT_PRICE_UNIT, type Price, pricePerKg } from '#domain/prices/price.ts';

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
export function pricedName(
  { name }: PricedThing,
  { packageOz }: { readonly packageOz: number },
  at: number,
): string {
  return at === 0 ? name : `${name} ${formatSize(packageOz, 'exact')}`;
}

/** The prices of a thing in a line: "$5.00", "2 oz $5.00, 4 oz set price"; "Set price" where it has none. */
export function priceSummary(prices: readonly SizedAmount[]): string {
  if (prices.every(({ amount }) => amount === null)) return 'Set price';
  return prices
    .map(({ packageOz, amount }) => {
      const told = amount === null ? 'set price' : formatPrice(amount);
      return prices.length === 1 ? told : `${formatSize(packageOz, 'exact')} ${told}`;
    })
    .join(', ');
}

interface SizedAmount {
  readonly packageOz: number;
  readonly amount: number | null;
}

/** Said when a price was set that does not count for all that was ever sold. */
export function priceSetDetail(from: IsoDate | null): { readonly detail?: string } {
  return from === null ? {} : { detail: 'Applies from today.' };
}
