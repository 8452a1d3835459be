import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';

/** Units in which loose weight is priced. */
export const PRICE_UNITS = ['oz', 'lb', 'g'] as const;

export type PriceUnit = (typeof PRICE_UNITS)[number];

export const DEFAULT_PRICE_UNIT: PriceUnit = 'lb';

export interface Price {
  /** `prc_…`. */
  readonly id: string;
  /** Exactly one of the two is set; a single product and its variety are one target. */
  readonly varietyId?: string;
  readonly productId?: string;
  /** The size of the package; null: loose weight. */
  readonly packageOz: number | null;
  /** Only for prices in bulk; absent: pounds. */
  readonly unit?: PriceUnit;
  /** Dollars per package or unit, 4 decimals. */
  readonly amount: number;
  /**
   * Only of bulk that is priced by the kilogram, 4 decimals. It counts while the price per pound is its own, see
   * `poundPrice`; a version that does not know it changes that one only.
   */
  readonly perKg?: number;
  /** Absent: all customers. */
  readonly customer?: string;
  /** Counts for deliveries from this day on; null: it always did. */
  readonly from: IsoDate | null;
}

/** What a price per kilogram is per pound, as versions read it that know pounds only. */
export function poundPrice(perKg: number): number {
  return roundTo((perKg * GRAMS_PER.lb) / GRAMS_PER.kg, 4);
}

/** A price of loose weight as it is stored: of a kilogram by the pound, too. */
export function loosePrice(
  unit: PriceUnit | 'kg',
  amount: number,
): Pick<Price, 'unit' | 'amount' | 'perKg'> & { readonly packageOz: null } {
  return unit === 'kg'
    ? { packageOz: null, unit: 'lb', amount: poundPrice(amount), perKg: amount }
    : { packageOz: null, unit, amount };
}

/** The price per kilogram that counts; null where another one was set since. */
export function pricePerKg({ packageOz, unit, perKg, amount }: Price): number | null {
  const isSet = packageOz === null && (unit ?? DEFAULT_PRICE_UNIT) === 'lb';
  return isSet && perKg !== undefined && amount === poundPrice(perKg) ? perKg : null;
}
