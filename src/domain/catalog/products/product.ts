import type { IsoInstant } from '#domain/calendar/iso-date.ts';

/** One variety as a product. Kept by the app: one per variety, named like it. */
export interface SingleProduct {
  readonly id: string;
  readonly type: 'single';
  readonly name: string;
  readonly varietyId: string;
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
  readonly createdAt: IsoInstant;
  readonly components: readonly MixComponent[];
  readonly packageSizeOz: number;
}

/** What an order line sells. */
export type Product = SingleProduct | MixProduct;

/** Package sizes offered in ounces. */
export const PACKAGE_SIZES_OZ = [1, 2, 4, 6, 8, 16] as const;
