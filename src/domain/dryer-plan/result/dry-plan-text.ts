import { sumByKey } from '#domain/records/lists.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { inDigits, say, type Sentence } from '#domain/tell/say.ts';
import type { LateCause, NotPlanned, PlannedTrays } from './dry-plan.ts';

/** "Pea powder 5, Broccoli powder 2": the trays of each item of a load, whatever days they are due on. */
export function loadGoodsText(
  lines: readonly Pick<PlannedTrays, 'itemId' | 'trays'>[],
  nameOf: (itemId: string) => string,
): string {
  const byItem = sumByKey(lines.map(({ itemId, trays }) => [itemId, trays]));
  return [...byItem].map(([itemId, count]) => `${nameOf(itemId)} ${count}`).join(', ');
}

/** Why an order is late, in growers' words. */
export function lateCauseText(cause: LateCause): string {
  switch (cause) {
    case 'weight':
      return 'No dryer can take a tray this heavy.';
    case 'ripe':
      return 'Even planted today it would be late.';
    case 'room':
      return 'The racks or trays have no space in time.';
    case 'load':
      return 'It depends on a load that finishes too late.';
    case 'dryers':
      return 'The dryers are full until then.';
  }
}

/**
 * Explains why a line can't be planned and how to fix it. Amounts are in the item's unit.
 *
 * @param item - `undefined` if the line has no item.
 */
export function notPlannedText(
  { reason, lacks, problem }: NotPlanned,
  item?: Pick<ProItem, 'unit'>,
): Sentence {
  switch (reason) {
    case 'noDay':
      return say`No due date. Set one.`;
    case 'over':
      return say`It was due before today. Move the due date or complete it.`;
    case 'noQty':
      return say`A line has quantity 0. Change or remove it.`;
    case 'product':
      return say`A product on this order was deleted. Remove the line.`;
    case 'item':
      return say`A recipe item was deleted. Fix the recipe.`;
    case 'variety':
      return say`The item has no variety. Choose one.`;
    case 'unit':
      return say`${problem ?? 'It isn’t measured by weight. Change its unit.'}`;
    case 'short':
      return lacks === undefined
        ? say`Not enough stock.`
        : say`Short by ${inDigits(lacks, 'size')}${unitWords(item)}. Buy more.`;
  }
}

/** Unit suffix: " ml". Pieces have none. */
function unitWords(item: Pick<ProItem, 'unit'> | undefined): string {
  return item === undefined || item.unit === 'unit' ? '' : ` ${item.unit}`;
}
