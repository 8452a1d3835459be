import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { isPositive } from '#domain/units/limits.ts';

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
export interface MixProduct extends Omit<SingleProduct, 'type' | 'varietyId'> {
  readonly type: 'mix';
  readonly components: readonly MixComponent[];
}

export type Product = SingleProduct | MixProduct;

export const PACKAGE_SIZES_OZ = [1, 2, 4, 6, 8, 16] as const;

/** Default package sizes of a variety, in ounces. */
export const DEFAULT_PACK_SIZES: readonly number[] = [2, 4];

/** Returns package sizes as stored: positive, unique and ascending. 2 and 4 ounces if none are left. */
export function savePackSizes(sizes: readonly (number | null)[]): readonly number[] {
  const unique = [...new Set(sizes.filter(isPositive))].toSorted((a, b) => a - b);
  return unique.length === 0 ? DEFAULT_PACK_SIZES : unique;
}
