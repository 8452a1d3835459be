import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { type ResolvedTarget, packageSizeOz } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';

/** What a package holds: ounces, or one tray of what is sold alive. */
export interface PackageContent {
  readonly ounces: number;
  readonly traySizeId?: string;
}

export interface ItemPackages extends PackageContent {
  readonly count: number;
}

/** The packages that an item of an order is sold in; null for a loose weight. */
export function itemPackages(item: OrderItem, sold: ResolvedTarget): ItemPackages | null {
  if (item.mode === 'BULK') return null;
  const { live, traySizeId = STANDARD_SIZE_ID } = sold.variety ?? {};
  const ounces = packageSizeOz(item, sold);
  return { count: item.count, ounces, ...(live === true && { traySizeId }) };
}
