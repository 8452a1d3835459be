import type { ProOrder, ProOrderStatus, ProStock } from '../alchemy.ts';
import { neededItems } from './needed-items.ts';
import { findShortages, type Shortage } from './shortages.ts';
import { releaseStock, reserveStock, type StockedOrder } from './stock-moves.ts';

/**
 * Moves an order to another status, with its stock.
 *
 * Pending reserves stock, confirmed uses it, draft and canceled return it. Fulfilled changes nothing more.
 * Stock not yet reserved is taken on the way; `null` if it can't be, then nothing changes.
 */
export function moveOrder(
  order: ProOrder,
  status: ProOrderStatus,
  stock: ProStock,
): StockedOrder | null {
  switch (status) {
    case 'draft':
    case 'cancelled': {
      const released = releaseStock(order, stock);
      return { items: released.items, order: { ...released.order, status } };
    }
    case 'pending':
      return withStatus(reserveStock(order, stock), { status });
    case 'confirmed':
      return withStatus(reserveStock(order, stock), { status, _consumed: true });
    case 'fulfilled':
      return { items: stock.items, order: { ...order, status } };
  }
}

export function completeOrder(order: ProOrder, stock: ProStock): StockedOrder | null {
  return withStatus(moveOrder(order, 'confirmed', stock), { status: 'fulfilled' });
}

/** Creates an order: pending with reserved stock, or draft if stock is short. */
export function placeOrder(order: ProOrder, stock: ProStock): StockedOrder {
  const draft: StockedOrder = { items: stock.items, order: { ...order, status: 'draft' } };
  return moveOrder(order, 'pending', stock) ?? draft;
}

/**
 * Changes the lines of an order. Reserved stock is returned and reserved again. If it is no longer enough, the
 * order becomes a draft. Used stock stays used.
 */
export function editOrder(order: ProOrder, edited: ProOrder, stock: ProStock): StockedOrder {
  if (!order._reserved || order._consumed || !linesDiffer(order, edited)) {
    return { items: stock.items, order: edited };
  }
  const { items } = releaseStock(order, stock);
  const open: ProOrder = { ...edited, _reserved: false, _consumed: false };
  const { _reservedItems: _given, ...fresh } = open;
  const draft: StockedOrder = { items, order: { ...fresh, status: 'draft' } };
  return reserveStock(fresh, { ...stock, items }) ?? draft;
}

/** Returns the shortages of an order with these lines. Stock it already holds counts as available. */
export function shortagesOf(
  order: ProOrder,
  lines: ProOrder['lines'],
  stock: ProStock,
): readonly Shortage[] {
  if (order._consumed || (order._reserved && !linesDiffer(order, { lines }))) return [];
  const { items } = releaseStock(order, stock);
  return findShortages(neededItems(lines, stock), items);
}

export function stockWithout(order: ProOrder, stock: ProStock): ProStock['items'] {
  return order._consumed ? stock.items : releaseStock(order, stock).items;
}

function withStatus(
  stocked: StockedOrder | null,
  change: Pick<ProOrder, 'status'> & Partial<Pick<ProOrder, '_consumed'>>,
): StockedOrder | null {
  return stocked && { ...stocked, order: { ...stocked.order, ...change } };
}

/** Checks whether lines need different goods. A price change moves no stock. */
export function linesDiffer(a: Pick<ProOrder, 'lines'>, b: Pick<ProOrder, 'lines'>): boolean {
  return (
    a.lines.length !== b.lines.length ||
    a.lines.some((line, index) => {
      const other = b.lines[index];
      return line.productId !== other?.productId || line.qty !== other.qty;
    })
  );
}
