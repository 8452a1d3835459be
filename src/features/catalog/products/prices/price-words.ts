import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { monthDayLabel } from '#domain/calendar/day-label.ts';
import { sizeLabel } from '#domain/costing/standard-sizes.ts';
import { DEFAULT_PRICE_UNIT, type Price } from '#domain/prices/price.ts';

/** For what, for whom and since when a price counts: "4 oz, Bistro Marlow, from 12/1". */
export function priceScope({ packageOz, unit, customer, from }: Price): string {
  return [
    packageOz === null ? `loose, per ${unit ?? DEFAULT_PRICE_UNIT}` : sizeLabel(packageOz),
    customer,
    from !== null && `from ${monthDayLabel(from)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Said when a price was set that does not count for all that was ever sold. */
export function priceSetDetail(from: IsoDate | null): { readonly detail?: string } {
  return from === null ? {} : { detail: 'It counts from today on.' };
}
