import type { Product } from '#domain/catalog/products/product.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Price } from './price.ts';

/** Tolerance of equal sizes, in ounces. Other sizes don't share a price. */
const TOLERANCE_OZ = 1e-6;
const SIZE_DECIMALS = 6;

/** Target of a price. A single product and its variety are one target. */
export function priceTarget(
  { varietyId, productId }: { readonly varietyId?: string; readonly productId?: string },
  products: ReadonlyMap<string, Product>,
): string {
  const product = products.get(productId ?? '');
  const ofProduct = product?.type === 'single' ? product.varietyId : undefined;
  return varietyId ?? ofProduct ?? `product ${productId ?? ''}`;
}

/** Checks whether two packages share a price. `null` is bulk in any unit. */
export function isOnePriceSize(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= TOLERANCE_OZ;
}

/** Key of a price. Of two prices with the same product, size, customer and first day, only one can count. */
export function priceKey(
  price: Omit<Price, 'id' | 'amount'>,
  products: ReadonlyMap<string, Product>,
): string {
  const size = price.packageOz === null ? 'loose' : roundTo(price.packageOz, SIZE_DECIMALS);
  const customer = customerKey(price.customer ?? '');
  return [priceTarget(price, products), size, customer, price.from ?? ''].join('|');
}

/** Id of a price that came in a file, by its key, so that two devices agree. */
export function idOfPrice(key: string): string {
  return `prc_${hashBase36(key)}`;
}
