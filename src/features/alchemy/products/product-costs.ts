import type { ProItem, ProProduct } from '#domain/alchemy/alchemy.ts';
import { recipeCost, type RecipeCost } from '#domain/alchemy/products/recipe-cost.ts';

/** What every product costs by its recipe, by id. */
export function productCosts(
  products: readonly ProProduct[],
  itemsById: ReadonlyMap<string, ProItem>,
): ReadonlyMap<string, RecipeCost> {
  return new Map(
    products.map((product) => [
      product.id,
      recipeCost(product.recipe, product.batchOutputQty, itemsById),
    ]),
  );
}
