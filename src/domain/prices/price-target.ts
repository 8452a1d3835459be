import type { Product } from '#domain/catalog/products/product.ts';
import { customerKey } from '#domain/customers/customer-key.ts';
import type { Price } from './price.ts';

/** How far two sizes may lie apart to be one, in ounces: there is no price by analogy with another size. */
const TOLERANCE_OZ = 1e-6;

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

/** Whether two prices are for the same thing, size and customer from the same day, so that only one of them can count. */
export function isSamePlace(
  a: Omit<Price, 'id'>,
  b: Omit<Price, 'id'>,
  productOf: (id: string) => Product | undefined,
): boolean {
  return (
    a.from === b.from &&
    customerKey(a.customer ?? '') === customerKey(b.customer ?? '') &&
    isOnePriceSize(a.packageOz, b.packageOz) &&
    priceTarget(a, productOf) === priceTarget(b, productOf)
  );
}
