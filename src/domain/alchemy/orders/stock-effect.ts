import { roundTo } from '#domain/units/rounding.ts';
import type { Alchemy, ProItem, ProOrder } from '../alchemy.ts';
import { neededItems, type ItemAmount } from './needed-items.ts';
import { takesStock, type OrderStep } from './order-steps.ts';
import { orderProblems } from './recipe-problems.ts';
import { linesDiffer, shortagesOf } from './order-transitions.ts';
import { heldStock } from './stock-moves.ts';

type Stock = Pick<Alchemy, 'items' | 'products'>;

/** Items named in a sentence about stock; the others are counted. */
const MAX_NAMED = 4;

/** Describes how a step will change stock, before the user takes it. */
export function stepEffect(order: ProOrder, step: OrderStep, stock: Stock): string {
  if (step === 'fulfil') return 'No change to stock.';
  if (!takesStock(step)) return order._reserved ? giveBack(order, stock) : 'No change to stock.';
  if (order._reserved) {
    return step === 'reserve' ? 'Its stock is already reserved.' : 'Uses its reserved stock.';
  }
  return takeOut(order.lines, stock);
}

/** Describes the stock that a new order with these lines will take. */
export function placeEffect(lines: ProOrder['lines'], stock: Stock): string {
  return takeOut(lines, stock);
}

/**
 * Describes how changed lines will change stock.
 *
 * @returns `null` if stock doesn't change.
 */
export function editEffect(order: ProOrder, lines: ProOrder['lines'], stock: Stock): string | null {
  if (!order._reserved || !linesDiffer(order, { lines })) return null;
  if (order._consumed) return 'Its stock is already used. Saving won’t change it.';
  const isBlocked = orderProblems(lines, stock).length > 0;
  if (isBlocked || shortagesOf(order, lines, stock).length > 0) {
    return `Saving makes it a draft. ${giveBack(order, stock)}`;
  }
  const needed = neededItems(lines, stock);
  return needed.length === 0
    ? giveBack(order, stock)
    : `Saving reserves ${amountsLabel(needed, stock.items)} instead.`;
}

/**
 * Describes how deleting an order will change stock.
 *
 * @returns `null` if the order took none.
 */
export function deleteEffect(order: ProOrder, stock: Stock): string | null {
  if (order._consumed) return 'Its used stock isn’t returned.';
  return order._reserved ? giveBack(order, stock) : null;
}

/**
 * Formats the stock that an order has taken.
 *
 * @returns `null` if it took none.
 */
export function heldLabel(order: ProOrder, stock: Stock): string | null {
  const { back, lost } = heldStock(order, stock);
  const held = [...back, ...lost];
  if (held.length === 0) return null;
  return `${order._consumed ? 'Used' : 'Reserved'}: ${amountsLabel(held, stock.items)}`;
}

/** An order with a line that can't take its stock takes nothing. */
function takeOut(lines: ProOrder['lines'], stock: Stock): string {
  const needed = orderProblems(lines, stock).length > 0 ? [] : neededItems(lines, stock);
  return needed.length === 0
    ? 'Uses no stock.'
    : `Uses ${amountsLabel(needed, stock.items)} from stock.`;
}

function giveBack(order: ProOrder, stock: Stock): string {
  const { back, lost } = heldStock(order, stock);
  return [
    ...(back.length > 0 ? [`Returns ${amountsLabel(back, stock.items)} to stock.`] : []),
    ...(lost.length > 0 ? [lostLabel(lost, stock.items)] : []),
    ...(back.length + lost.length === 0 ? ['Returns nothing to stock.'] : []),
  ].join(' ');
}

/** An item that is gone, or is measured in another way since, takes nothing back. */
function lostLabel(lost: readonly ItemAmount[], items: readonly ProItem[]): string {
  return `${amountsLabel(lost, items, () => '')} can’t be returned to stock.`;
}

/** "750 g Pea powder, 25 Jar": pieces need no unit. */
export function amountsLabel(
  taken: readonly ItemAmount[],
  items: readonly ProItem[],
  unitOf: (item: ProItem) => string = ({ unit }) => (unit === 'unit' ? '' : unit),
): string {
  const named = taken.slice(0, MAX_NAMED).map(({ itemId, qty }) => {
    const item = items.find(({ id }) => id === itemId);
    const name = item?.name ?? 'of a deleted item';
    return [amountLabel(qty), item === undefined ? '' : unitOf(item), name]
      .filter((word) => word !== '')
      .join(' ');
  });
  const more = taken.length - MAX_NAMED;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** "2,400": three decimals say enough, but never 0 of something. */
function amountLabel(qty: number): string {
  return amounts.format(roundTo(qty, Math.abs(qty) < 1 ? 6 : 3));
}
