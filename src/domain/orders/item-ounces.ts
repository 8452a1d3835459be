import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { OrderItem } from './order.ts';

/** Ounces of a gram and of a pound on an order; coarser on purpose than the exact units elsewhere. */
const OUNCES_PER_BULK_UNIT = { oz: 1, g: 0.03527, lb: 16 } as const;

export const DEFAULT_PACKAGE_OZ = 2;

export interface ResolvedTarget {
  readonly product?: Product | undefined;
  readonly variety?: Variety | undefined;
}

export interface Assortment {
  readonly products: ReadonlyMap<string, Product>;
  readonly varieties: ReadonlyMap<string, Variety>;
}

/** Finds the product and the variety of a line. A mix has no single variety. */
export function soldThingOf(
  { productId, varietyId }: Pick<OrderItem, 'productId' | 'varietyId'>,
  { products, varieties }: Assortment,
): ResolvedTarget {
  const product = productId === undefined ? undefined : products.get(productId);
  const ofProduct = product?.type === 'single' ? product.varietyId : undefined;
  return { product, variety: varieties.get(varietyId ?? ofProduct ?? '') };
}

/** Ounces of one package of an item; what is sold alive is sold by the tray. */
export function packageSizeOz(item: OrderItem, { product, variety }: ResolvedTarget): number {
  if (variety?.live === true) return 1;
  const own = item.mode === 'PACKAGE' ? item.packageOz : undefined;
  return own ?? product?.packageSizeOz ?? variety?.packSizes[0] ?? DEFAULT_PACKAGE_OZ;
}

/** Ounces of a whole item: its packages, or its loose weight. Nothing alive is sold by weight. */
export function itemOunces(item: OrderItem, sold: ResolvedTarget): number {
  if (item.mode === 'BULK' && sold.variety?.live === true) return 0;
  return item.mode === 'BULK'
    ? item.weight * OUNCES_PER_BULK_UNIT[item.unit]
    : item.count * packageSizeOz(item, sold);
}

export function itemQuantity(item: OrderItem): number {
  return item.mode === 'BULK' ? item.weight : item.count;
}

export function withQuantity(item: OrderItem, quantity: number): OrderItem {
  return item.mode === 'BULK' ? { ...item, weight: quantity } : { ...item, count: quantity };
}
