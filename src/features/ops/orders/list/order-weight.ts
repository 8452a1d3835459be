import type { Product } from '#domain/catalog/products/product.ts';
import { type Variety, amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
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

/** The unit of a line's amounts: trays of what is sold alive. */
export function itemUnit({ target }: ItemDraft, assortment: Assortment): AmountUnit {
  return amountUnitOf(sold(target, assortment).variety);
}

/** Ounces of one line, as the plan will read it once saved; trays of what is sold alive. */
export function itemWeight(draft: ItemDraft, assortment: Assortment): number {
  return itemOunces(itemFromDraft(draft), sold(draft.target, assortment));
}

/** Ounces of a package where the line picks no size. */
export function usualPackageOz(draft: ItemDraft, assortment: Assortment): number {
  return itemWeight({ ...draft, mode: 'PACKAGE', packageOz: null, count: 1 }, assortment);
}

/** Packages, ounces and trays of all lines that sell something; trays sold alive are in neither of the others. */
export function orderTotals(items: readonly ItemDraft[], assortment: Assortment) {
  const totals = { packages: 0, ounces: 0, liveTrays: 0 };
  for (const item of items.filter(({ target }) => target !== null)) {
    const weight = itemWeight(item, assortment);
    if (itemUnit(item, assortment).unit === 'tray') {
      totals.liveTrays += weight;
      continue;
    }
    totals.ounces += weight;
    if (item.mode === 'PACKAGE') totals.packages += packageCount(item);
  }
  return totals;
}

function sold(target: ItemTarget | null, { products, varieties }: Assortment) {
  const product = target?.productId === undefined ? undefined : products.get(target.productId);
  const varietyId =
    target?.varietyId ?? (product?.type === 'single' ? product.varietyId : undefined);
  const variety = varietyId === undefined ? undefined : varieties.get(varietyId);
  return { ...(product && { product }), ...(variety && { variety }) };
}
