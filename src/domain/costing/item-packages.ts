import { packageSizeOz } from '#domain/orders/item-ounces.ts';
import type { SoldThing } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import type { Assortment } from '#domain/planning/demand-lines.ts';

/** Packages and the ounces in each. */
export interface ItemPackages {
  readonly count: number;
  readonly ounces: number;
}

/** The packages that an item of an order is sold in; null for a loose weight. */
export function itemPackages(item: OrderItem, sold: SoldThing): ItemPackages | null {
  return item.mode === 'PACKAGE' ? { count: item.count, ounces: packageSizeOz(item, sold) } : null;
}

/** What an item sells; a mix is no variety. */
export function soldBy(item: OrderItem, { products, varieties }: Assortment): SoldThing {
  const product = item.productId === undefined ? undefined : products.get(item.productId);
  if (product?.type === 'mix') return { product };
  return { product, variety: varieties.get(item.varietyId ?? product?.varietyId ?? '') };
}
