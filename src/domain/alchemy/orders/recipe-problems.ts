import { amountIn } from '#domain/units/convert-pro.ts';
import type { ProItem, ProOrder, ProRecipeLine, ProStock } from '../alchemy.ts';

/** Without this message a deleted product would silently take nothing. */
const PRODUCT_GONE = 'A product on this order was deleted. Remove the line.';

/**
 * Lists problems that keep order lines from taking stock: deleted products, and recipe items whose unit doesn't
 * convert. Each problem is listed once.
 */
export function orderProblems(
  lines: ProOrder['lines'],
  { items, products }: ProStock,
): readonly string[] {
  const found = lines.flatMap(({ productId }) => {
    const product = products.find(({ id }) => id === productId);
    return product === undefined ? [PRODUCT_GONE] : recipeProblems(product.recipe, items);
  });
  return [...new Set(found)];
}

export function recipeProblems(
  recipe: readonly Pick<ProRecipeLine, 'itemId' | 'qty' | 'unit'>[],
  items: readonly ProItem[],
): readonly string[] {
  return recipe.flatMap(({ itemId, qty, unit }) => {
    const item = items.find(({ id }) => id === itemId);
    const fits = item === undefined || unit === '' || amountIn(qty, unit, item.unit) !== null;
    if (fits) return [];
    return `${item.name} is measured in ${item.unit} but the recipe uses ${unit}. Change one.`;
  });
}
