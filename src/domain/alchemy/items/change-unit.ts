import { inDigits, say, type Sentence } from '#domain/tell/say.ts';
import { amountIn } from '#domain/units/convert-pro.ts';
import type { ProUnit } from '#domain/units/unit.ts';
import type { Alchemy, ProItem, ProOrder, ProProduct, ProRecipeLine } from '../alchemy.ts';
import { stockAmount } from '../orders/needed-items.ts';
import { costInUnit } from './unit-cost.ts';

type ItemAmounts = Pick<ProItem, 'stockQty' | 'unitCost'> &
  Partial<Pick<ProItem, 'reorderPoint' | 'initialQtyInUnit'>>;

/** Converts an item's amounts to another unit; `null` if the units measure different things. */
export function amountsInUnit(item: ItemAmounts, from: ProUnit, to: ProUnit): ItemAmounts | null {
  if (amountIn(1, from, to) === null) return null;
  const told = (qty: number) => stockAmount(amountIn(qty, from, to) ?? qty);
  const { stockQty, unitCost, reorderPoint, initialQtyInUnit } = item;
  return {
    stockQty: told(stockQty),
    unitCost: costInUnit(unitCost, from, to),
    ...(reorderPoint !== undefined && { reorderPoint: told(reorderPoint) }),
    ...(initialQtyInUnit !== undefined && { initialQtyInUnit: told(initialQtyInUnit) }),
  };
}

/** Says why an item's unit can't change: "JUNI-001 holds 800 g. Release it first."; `null` if no order holds any. */
export function heldProblem(
  { id, unit }: Pick<ProItem, 'id' | 'unit'>,
  orders: readonly ProOrder[],
): Sentence | null {
  for (const order of orders) {
    if (!order._reserved || order._consumed) continue;
    const held = (order._reservedItems ?? []).find(({ itemId }) => itemId === id);
    if (held !== undefined) {
      return say`${order.id} holds ${inDigits(held.qty, 'size')} ${held.unit ?? unit}. Release it first.`;
    }
  }
  return null;
}

/**
 * Updates recipes and orders after an item's unit changes. Lines without a unit get the old unit; reserved
 * amounts are converted.
 */
export function withUnitOfItem(alchemy: Alchemy, item: ProItem, to: ProUnit): Alchemy {
  const named = (line: ProRecipeLine): ProRecipeLine =>
    line.itemId === item.id && line.unit === '' ? { ...line, unit: item.unit } : line;
  const products = alchemy.products.map((product): ProProduct => {
    const { recipe, variants = [] } = product;
    const all = [...recipe, ...variants.flatMap(({ lines }) => lines)];
    if (!all.some((line) => named(line) !== line)) return product;
    return {
      ...product,
      recipe: recipe.map(named),
      ...(product.variants && {
        variants: variants.map((one) => ({ ...one, lines: one.lines.map(named) })),
      }),
    };
  });
  const orders = alchemy.orders.map((order): ProOrder => {
    const { _reservedItems: held } = order;
    if (held?.some(({ itemId }) => itemId === item.id) !== true) return order;
    const told = held.map((one) => {
      const qty = one.itemId === item.id ? amountIn(one.qty, one.unit ?? item.unit, to) : null;
      return qty === null ? one : { ...one, qty: stockAmount(qty), unit: to };
    });
    return { ...order, _reservedItems: told };
  });
  return { ...alchemy, products, orders };
}

interface UnitChangeInput {
  readonly unit: ProUnit | '';
  readonly stockQty: number | null;
  readonly hasCost: boolean;
}

/**
 * Says why an item’s unit can’t change yet; `null` if it can or its amounts convert. For `held` see
 * `heldProblem`.
 */
export function unitChangeProblem(
  { name, unit: from }: Pick<ProItem, 'name' | 'unit'>,
  { unit, stockQty, hasCost }: UnitChangeInput,
  held: Sentence | null,
): Sentence | null {
  if (unit === '' || amountIn(1, from, unit) !== null) return null;
  if (held !== null) return held;
  if (stockQty === null) return say`How many ${unit} of ${name} are in stock?`;
  return hasCost ? null : say`What does one ${unit} of ${name} cost?`;
}
