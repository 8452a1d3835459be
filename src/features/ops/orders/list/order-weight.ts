import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { itemOunces, soldThingOf, type Assortment } from '#domain/orders/item-ounces.ts';
import type { ItemTarget } from '#domain/orders/order.ts';
import { type ItemDraft, itemFromDraft } from '../editor/items/item-draft.ts';

/** Whether the farm still has what a line sells. */
export function isKnownTarget(target: ItemTarget, { products, varieties }: Assortment): boolean {
  return target.productId === undefined
    ? varieties.has(target.varietyId)
    : products.has(target.productId);
}

/** The unit of a line's amounts: trays of what is sold alive. */
export function itemUnit(draft: ItemDraft, assortment: Assortment): AmountUnit {
  return amountUnitOf(soldThingOf(itemFromDraft(draft), assortment).variety);
}

/** Ounces of one line, as the plan will read it once saved; trays of what is sold alive. */
export function itemWeight(draft: ItemDraft, assortment: Assortment): number {
  const item = itemFromDraft(draft);
  return itemOunces(item, soldThingOf(item, assortment));
}

/** Ounces of a package where the line picks no size. */
export function usualPackageOz(draft: ItemDraft, assortment: Assortment): number {
  return itemWeight({ ...draft, mode: 'PACKAGE', packageOz: null, count: 1 }, assortment);
}
