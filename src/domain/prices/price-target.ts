import type { Product } from '#domain/catalog/products/product.ts';
import { customerKey } from '#domain/customers/customer-key.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Price } from './price.ts';

/** How far two sizes may lie apart to be one, in ounces: there is no price by analogy with another size. */
const TOLERANCE_OZ = 1e-6;
const SIZE_DECIMALS = 6;

/** What is sold, as prices know it: a single product and its variety are one target. */
export function priceTarget(
  { varietyId, productId }: { readonly varietyId?: string; readonly productId?: string },
  productOf: (id: string) => Product | undefined,
): string {
  const product = productId === undefined ? undefined : productOf(productId);
  const ofProduct = product?.type === 'single' ? product.varietyId : undefined;
  return varietyId ?? ofProduct ?? `product ${productId ?? ''}`;
}

/** Whether two packages have one price; null is loose weight, whatever its unit. */
export function isOnePriceSize(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) <= TOLERANCE_OZ;
}

/** What a price is for: of two with one key, the same thing, size and customer from the same day, only one can count. */
export function priceKey(
  price: Omit<Price, 'id' | 'amount'>,
  productOf: (id: string) => Product | undefined,
): string {
  const size = price.packageOz === null ? 'loose' : roundTo(price.packageOz, SIZE_DECIMALS);
  const customer = customerKey(price.customer ?? '');
  return [priceTarget(price, productOf), size, customer, price.from ?? ''].join('|');
}
