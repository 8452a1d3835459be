import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Units in which loose weight is priced. */
export const PRICE_UNITS = ['oz', 'lb', 'g'] as const;

export type PriceUnit = (typeof PRICE_UNITS)[number];

/** The unit of a loose price that names none. */
export const DEFAULT_PRICE_UNIT: PriceUnit = 'lb';

/** A line of the price list. */
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
  /** Absent: all customers. */
  readonly customer?: string;
  /** Counts for deliveries from this day on; null: it always did. */
  readonly from: IsoDate | null;
}
