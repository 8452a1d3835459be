import type { Alchemy, ProItem, ProOrder } from '../alchemy.ts';
import { neededItems, stockAmount, type ItemAmount } from './needed-items.ts';
import { findShortages, type Shortage } from './shortages.ts';

/** The stock and an order after something happened to them. */
export interface StockedOrder {
  readonly items: readonly ProItem[];
  readonly order: ProOrder;
}

/** The order with its stock taken, or what it is short of; nothing is taken then. */
export type Reservation =
  | ({ readonly ok: true } & StockedOrder)
  | { readonly ok: false; readonly shortages: readonly Shortage[] };

/**
 * Takes what an order needs from stock, all of it or nothing.
 *
 * What was taken is written into the order, so that exactly that comes back, whatever becomes of
 * the recipe. An order that has its stock already takes nothing more.
 */
export function reserveStock(
  order: ProOrder,
  farm: Pick<Alchemy, 'items' | 'products'>,
): Reservation {
  if (order._reserved) return { ok: true, items: farm.items, order };
  const needed = neededItems(order.lines, farm);
  const shortages = findShortages(needed, farm.items);
  if (shortages.length > 0) return { ok: false, shortages };
  return {
    ok: true,
    items: moveStock(farm.items, needed, -1),
    order: { ...order, _reserved: true, _reservedItems: needed },
  };
}

/** Gives back what an order took, and clears its marks; an order that took nothing gives nothing. */
export function releaseStock(
  order: ProOrder,
  farm: Pick<Alchemy, 'items' | 'products'>,
): StockedOrder {
  const { _reservedItems: recorded, ...rest } = order;
  const cleared: ProOrder = { ...rest, _reserved: false, _consumed: false };
  if (!order._reserved) return { items: farm.items, order: cleared };
  // Orders of older data do not say what they took; what they need today is the best guess.
  const taken = recorded ?? neededItems(order.lines, farm);
  return { items: moveStock(farm.items, taken, 1), order: cleared };
}

function moveStock(
  items: readonly ProItem[],
  amounts: readonly ItemAmount[],
  sign: 1 | -1,
): readonly ProItem[] {
  const moves = new Map(amounts.map(({ itemId, qty }) => [itemId, sign * qty]));
  return items.map((item) => {
    const move = moves.get(item.id);
    return move === undefined ? item : { ...item, stockQty: stockAmount(item.stockQty + move) };
  });
}
