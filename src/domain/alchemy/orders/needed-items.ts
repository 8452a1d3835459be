import { amountIn } from '#domain/units/convert-pro.ts';
import { addTo } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { ProItem, ProOrder, ProProduct, ProStock } from '../alchemy.ts';

/** Decimals of stock amounts, so that returned amounts equal taken ones. */
const STOCK_DECIMALS = 6;

/** An amount of an item, in the item's own unit. */
export interface ItemAmount {
  readonly itemId: string;
  readonly qty: number;
}

export function stockAmount(qty: number): number {
  return roundTo(qty, STOCK_DECIMALS);
}

/**
 * Adds up the stock that order lines need: each product's recipe in proportion to its batch size.
 *
 * A recipe line whose unit doesn't convert needs nothing, and costs nothing. A deleted item is still needed, so
 * it is short.
 */
export function neededItems(lines: ProOrder['lines'], { items, products }: ProStock): ItemAmount[] {
  const needed = new Map<string, number>();
  for (const { productId, qty } of lines) {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined || !(qty > 0)) continue;
    for (const { itemId, qty: amount } of batchItems(product, items)) {
      addTo(needed, itemId, (amount * qty) / product.batchOutputQty);
    }
  }
  return [...needed]
    .map(([itemId, qty]) => ({ itemId, qty: stockAmount(qty) }))
    .filter(({ qty }) => qty > 0);
}

function batchItems(product: ProProduct, items: readonly ProItem[]): ItemAmount[] {
  return product.recipe.flatMap(({ itemId, qty, unit }) => {
    const item = items.find(({ id }) => id === itemId);
    const amount = item === undefined || unit === '' ? qty : amountIn(qty, unit, item.unit);
    return amount === null ? [] : [{ itemId, qty: amount }];
  });
}
