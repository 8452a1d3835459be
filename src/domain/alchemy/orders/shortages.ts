import type { ProItem, ProOrder, ProStock } from '../alchemy.ts';
import { inDigits, listed, say, type Sentence } from '#domain/tell/say.ts';
import { neededItems, stockAmount, type ItemAmount } from './needed-items.ts';
import { orderProblems } from './recipe-problems.ts';

export interface Shortage {
  readonly itemId: string;
  readonly name: string;
  readonly unit: string;
  readonly needed: number;
  readonly onHand: number;
  readonly shortfall: number;
}

/** Items named in the banner; the others are counted. */
const MAX_NAMED = 3;

export function findShortages(
  needed: readonly ItemAmount[],
  items: readonly ProItem[],
): Shortage[] {
  return needed.flatMap(({ itemId, qty }) => {
    const item = items.find(({ id }) => id === itemId);
    const onHand = item?.stockQty ?? 0;
    const shortfall = stockAmount(qty - onHand);
    if (shortfall <= 0) return [];
    const name = item?.name ?? 'Missing item';
    return [{ itemId, name, unit: item?.unit ?? 'unit', needed: qty, onHand, shortfall }];
  });
}

/** Says why order lines can't take their stock: a recipe problem, else what is short; `null` if they can. */
export function stockLack(lines: ProOrder['lines'], stock: ProStock): Sentence | null {
  const [problem] = orderProblems(lines, stock);
  if (problem !== undefined) return say`${problem}`;
  const shortages = findShortages(neededItems(lines, stock), stock.items);
  return shortages.length > 0 ? shortageSentence(shortages) : null;
}

/** Formats shortages in one sentence: up to three items, with the amounts short. */
export function shortageSentence(shortages: readonly Shortage[]): Sentence {
  const named = shortages
    .slice(0, MAX_NAMED)
    .map(
      ({ name, shortfall, unit }) => say`${name} (${inDigits(shortfall, 'thousandth')} ${unit})`,
    );
  const more = shortages.length - MAX_NAMED;
  return more > 0
    ? say`You’re short on ${listed(named)} and ${more} more…`
    : say`You’re short on ${listed(named)}.`;
}
