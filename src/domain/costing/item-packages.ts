import { type ResolvedTarget, packageSizeOz } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';

/** Packages and the ounces in each. */
export interface ItemPackages {
  readonly count: number;
  readonly ounces: number;
}

/** The packages that an item of an order is sold in; null for a loose weight. */
export function itemPackages(item: OrderItem, sold: ResolvedTarget): ItemPackages | null {
  return item.mode === 'PACKAGE' ? { count: item.count, ounces: packageSizeOz(item, sold) } : null;
}
