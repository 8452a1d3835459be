import { sumOf } from '#domain/records/lists.ts';
import type { Alchemy, ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import { recipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { roundTo } from '#domain/units/rounding.ts';

type Lines = ProOrder['lines'];

export function orderValue(lines: Lines): number {
  return roundTo(sumOf(lines.map(({ qty, unitPriceUSD }) => qty * unitPriceUSD)), 4);
}

/** What the goods of an order cost by their recipes; null while a recipe does not say. */
export function orderCogs(
  lines: Lines,
  products: Alchemy['products'],
  itemsById: ReadonlyMap<string, ProItem>,
): number | null {
  let sum = 0;
  for (const { productId, qty } of lines) {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined || product.recipe.length === 0) return null;
    const { perUnit, isComplete } = recipeCost(product.recipe, product.batchOutputQty, itemsById);
    if (perUnit === null || !isComplete) return null;
    sum += perUnit * qty;
  }
  return lines.length === 0 ? null : roundTo(sum, 4);
}

export function lastPrice(orders: readonly ProOrder[], productId: string): number | null {
  const sold = orders
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .flatMap(({ lines }) => lines)
    .find((line) => line.productId === productId && line.unitPriceUSD > 0);
  return sold?.unitPriceUSD ?? null;
}
