import type { IsoInstant } from '#domain/calendar/iso-date.ts';

/** A product of one variety. The app keeps one per variety, with the same name. */
export interface SingleProduct {
  readonly id: string;
  readonly type: 'single';
  readonly name: string;
  readonly varietyId: string;
  /** Absent = the farm’s default tax. */
  readonly taxId?: string;
  readonly createdAt: IsoInstant;
  readonly packageSizeOz: number;
}

/** A share of a mix, in percent as typed. */
export interface MixComponent {
  readonly varietyId: string;
  readonly percent: number;
}

/** A blend of varieties sold under one name. */
export interface MixProduct {
  readonly id: string;
  readonly type: 'mix';
  readonly name: string;
  /** Absent = the farm’s default tax. */
  readonly taxId?: string;
  readonly createdAt: IsoInstant;
  readonly components: readonly MixComponent[];
  readonly packageSizeOz: number;
}

/** A product that an order line can sell. */
export type Product = SingleProduct | MixProduct;

/** Package sizes offered in ounces. */
export const PACKAGE_SIZES_OZ = [1, 2, 4, 6, 8, 16] as const;
