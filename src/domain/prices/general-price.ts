import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ItemTarget } from '#domain/orders/order.ts';
import type { PriceBook } from './price-book.ts';

/** Price in dollars that applies to all customers on a day for a package; `null` if there is none. */
export function generalPrice(
  { priceOf }: Pick<PriceBook, 'priceOf'>,
  target: ItemTarget,
  packageOz: number,
  dayISO: IsoDate,
): number | null {
  const line = { id: '', mode: 'PACKAGE', ...target, packageOz, count: 1 } as const;
  return priceOf(line, '')(dayISO)?.amount ?? null;
}
