import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ItemTarget } from '#domain/orders/order.ts';
import type { PriceBook } from './price-book.ts';

/** What everybody pays on a day for a package of something, in dollars; null where it has no price. */
export function generalPrice(
  { priceOf }: Pick<PriceBook, 'priceOf'>,
  target: ItemTarget,
  packageOz: number,
  dayISO: IsoDate,
): number | null {
  const line = { id: '', mode: 'PACKAGE', ...target, packageOz, count: 1 } as const;
  return priceOf(line, '')(dayISO)?.amount ?? null;
}
