import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { itemOunces } from '#domain/orders/item-ounces.ts';
import type { ItemTarget } from '#domain/orders/order.ts';
import { type ItemDraft, itemFromDraft, packageCount } from '../editor/items/item-draft.ts';

interface Assortment {
  readonly products: ReadonlyMap<string, Product>;
  readonly varieties: ReadonlyMap<string, Variety>;
}

/** Whether the farm still has what a line sells. */
export function isKnownTarget(target: ItemTarget, { products, varieties }: Assortment): boolean {
  return target.productId === undefined
    ? varieties.has(target.varietyId)
    : products.has(target.productId);
}

/** Ounces of one line, as the plan will read it once saved. */
export function itemWeight(draft: ItemDraft, assortment: Assortment): number {
  return itemOunces(itemFromDraft(draft), sold(draft.target, assortment));
}

/** Ounces of a package where the line picks no size. */
export function usualPackageOz(draft: ItemDraft, assortment: Assortment): number {
  return itemWeight({ ...draft, mode: 'PACKAGE', packageOz: null, count: 1 }, assortment);
}

/** Ounces of all lines that sell something. */
export function orderWeight(items: readonly ItemDraft[], assortment: Assortment): number {
  return items.reduce(
    (sum, item) => sum + (item.target === null ? 0 : itemWeight(item, assortment)),
    0,
  );
}

/** Packages of all lines that sell something. */
export function packageTotal(items: readonly ItemDraft[]): number {
  return items.reduce(
    (sum, item) => sum + (item.target === null || item.mode === 'BULK' ? 0 : packageCount(item)),
    0,
  );
}

function sold(target: ItemTarget | null, { products, varieties }: Assortment) {
  const product = target?.productId === undefined ? undefined : products.get(target.productId);
  const varietyId =
    target?.varietyId ?? (product?.type === 'single' ? product.varietyId : undefined);
  const variety = varietyId === undefined ? undefined : varieties.get(varietyId);
  return { ...(product && { product }), ...(variety && { variety }) };
}
