import { inDigits, listed, say, type Sentence } from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { ProItem, ProOrder, ProStock } from '../alchemy.ts';
import { neededItems, type ItemAmount } from './needed-items.ts';
import { takesStock, type OrderStep } from './order-steps.ts';
import { orderProblems } from './recipe-problems.ts';
import { linesDiffer, shortagesOf } from './order-transitions.ts';
import { heldStock } from './stock-moves.ts';

/** Items named in a sentence about stock; the others are counted. */
const MAX_NAMED = 4;

export function stepEffect(order: ProOrder, step: OrderStep, stock: ProStock): Sentence {
  if (step === 'fulfil') return say`No change to stock.`;
  if (!takesStock(step)) return order._reserved ? giveBack(order, stock) : say`No change to stock.`;
  if (order._reserved) {
    return step === 'reserve' ? say`Its stock is already reserved.` : say`Uses its reserved stock.`;
  }
  return placeEffect(order.lines, stock);
}

/**
 * Describes the stock that a new order with these lines will take. An order with a line that can't take its stock
 * takes nothing.
 */
export function placeEffect(lines: ProOrder['lines'], stock: ProStock): Sentence {
  const needed = orderProblems(lines, stock).length > 0 ? [] : neededItems(lines, stock);
  return needed.length === 0
    ? say`Uses no stock.`
    : say`Uses ${amountsLabel(needed, stock.items)} from stock.`;
}

export function editEffect(
  order: ProOrder,
  lines: ProOrder['lines'],
  stock: ProStock,
): Sentence | null {
  if (!order._reserved || !linesDiffer(order, { lines })) return null;
  if (order._consumed) return say`Its stock is already used. Saving won’t change it.`;
  const isBlocked = orderProblems(lines, stock).length > 0;
  if (isBlocked || shortagesOf(order, lines, stock).length > 0) {
    return say`Saving makes it a draft. ${giveBack(order, stock)}`;
  }
  const needed = neededItems(lines, stock);
  return needed.length === 0
    ? giveBack(order, stock)
    : say`Saving reserves ${amountsLabel(needed, stock.items)} instead.`;
}

export function deleteEffect(order: ProOrder, stock: ProStock): Sentence | null {
  if (order._consumed) return say`Its used stock isn’t returned.`;
  return order._reserved ? giveBack(order, stock) : null;
}

export function heldLabel(order: ProOrder, stock: ProStock): Sentence | null {
  const { back, lost } = heldStock(order, stock);
  const held = [...back, ...lost];
  if (held.length === 0) return null;
  return say`${order._consumed ? 'Used' : 'Reserved'}: ${amountsLabel(held, stock.items)}`;
}

function giveBack(order: ProOrder, stock: ProStock): Sentence {
  const { back, lost } = heldStock(order, stock);
  const parts = [
    ...(back.length > 0 ? [say`Returns ${amountsLabel(back, stock.items)} to stock.`] : []),
    // An item that is gone, or is measured in another way since, takes nothing back.
    ...(lost.length > 0
      ? [say`${amountsLabel(lost, stock.items, () => '')} can’t be returned to stock.`]
      : []),
    ...(back.length + lost.length === 0 ? [say`Returns nothing to stock.`] : []),
  ];
  return say`${listed(parts, ' ')}`;
}

/** "750 g Pea powder, 25 Jar": pieces need no unit. */
export function amountsLabel(
  taken: readonly ItemAmount[],
  items: readonly ProItem[],
  unitOf: (item: ProItem) => string = ({ unit }) => (unit === 'unit' ? '' : unit),
): Sentence {
  const named = taken.slice(0, MAX_NAMED).map(({ itemId, qty }) => {
    const item = items.find(({ id }) => id === itemId);
    const name = item?.name ?? 'of a deleted item';
    const unit = item === undefined ? '' : unitOf(item);
    return say`${inDigits(roundedForStock(qty), 'million')} ${unit === '' ? name : `${unit} ${name}`}`;
  });
  const more = taken.length - MAX_NAMED;
  return more > 0 ? say`${listed(named)} and ${more} more` : say`${listed(named)}`;
}

/** Three decimals say enough, but never 0 of something. */
function roundedForStock(qty: number): number {
  return roundTo(qty, Math.abs(qty) < 1 ? 6 : 3);
}
