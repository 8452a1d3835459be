import { sumByKey } from '#domain/records/lists.ts';
import { amountIn } from '#domain/units/convert-pro.ts';
import type { ProItem, ProOrder, ProStock } from '../alchemy.ts';
import { neededItems, stockAmount, type ItemAmount } from './needed-items.ts';
import { stockLack } from './shortages.ts';

/** An order with the stock that is left beside it. */
export interface StockedOrder {
  readonly items: readonly ProItem[];
  readonly order: ProOrder;
}

/**
 * Reserves all the stock an order needs; `null` where it can't take it, see `stockLack`.
 *
 * The order records the amounts, so exactly those come back if the recipe changes. An order with reserved stock
 * takes no more.
 */
export function reserveStock(order: ProOrder, farm: ProStock): StockedOrder | null {
  if (order._reserved) return { items: farm.items, order };
  if (stockLack(order.lines, farm) !== null) return null;
  const needed = neededItems(order.lines, farm);
  return {
    items: moveStock(farm.items, needed, -1),
    order: { ...order, _reserved: true, _reservedItems: withUnits(needed, farm.items) },
  };
}

/** Returns an order's reserved stock and clears its marks. */
export function releaseStock(order: ProOrder, farm: ProStock): StockedOrder {
  const { _reservedItems: _recorded, ...rest } = order;
  const cleared: ProOrder = { ...rest, _reserved: false, _consumed: false };
  return { items: moveStock(farm.items, heldStock(order, farm).back, 1), order: cleared };
}

/**
 * Splits an order's reserved stock into returnable and lost amounts, in current item units. Stock is lost if
 * its item was deleted or changed unit family.
 */
export function heldStock(
  order: ProOrder,
  farm: ProStock,
): { readonly back: readonly ItemAmount[]; readonly lost: readonly ItemAmount[] } {
  const back: ItemAmount[] = [];
  const lost: ItemAmount[] = [];
  if (!order._reserved) return { back, lost };
  // Orders of older data do not say what they took; what they need today is the best guess.
  const taken: NonNullable<ProOrder['_reservedItems']> =
    order._reservedItems ?? neededItems(order.lines, farm);
  for (const { itemId, qty, unit } of taken) {
    const item = farm.items.find(({ id }) => id === itemId);
    const now = item === undefined ? null : amountIn(qty, unit ?? item.unit, item.unit);
    if (now === null) lost.push({ itemId, qty });
    else back.push({ itemId, qty: stockAmount(now) });
  }
  return { back, lost };
}

function withUnits(
  amounts: readonly ItemAmount[],
  items: readonly ProItem[],
): NonNullable<ProOrder['_reservedItems']> {
  const units = new Map(items.map(({ id, unit }) => [id, unit]));
  return amounts.map((amount) => {
    const unit = units.get(amount.itemId);
    return unit === undefined ? amount : { ...amount, unit };
  });
}

function moveStock(
  items: readonly ProItem[],
  amounts: readonly ItemAmount[],
  sign: 1 | -1,
): readonly ProItem[] {
  if (amounts.length === 0) return items;
  const moves = sumByKey(amounts.map(({ itemId, qty }) => [itemId, sign * qty]));
  return items.map((item) => {
    const move = moves.get(item.id);
    return move === undefined ? item : { ...item, stockQty: stockAmount(item.stockQty + move) };
  });
}
