import { sumByKey } from '#domain/records/lists.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { inDigits, say, type Sentence } from '#domain/tell/say.ts';
import type { LateCause, NotPlanned, NotPlannedReason, PlannedTrays } from './dry-plan.ts';

/** "Pea powder 5, Broccoli powder 2": the trays of each item of a load, whatever days they are due on. */
export function loadGoodsText(
  lines: readonly Pick<PlannedTrays, 'itemId' | 'trays'>[],
  nameOf: (itemId: string) => string,
): string {
  const byItem = sumByKey(lines.map(({ itemId, trays }) => [itemId, trays]));
  return [...byItem].map(([itemId, count]) => `${nameOf(itemId)} ${count}`).join(', ');
}

/** Why an order is late, in growers' words. */
export const LATE_CAUSE_TEXTS: Readonly<Record<LateCause, string>> = {
  weight: 'No dryer can take a tray this heavy.',
  ripe: 'Even planted today it would be late.',
  room: 'The racks or trays have no space in time.',
  load: 'It depends on a load that finishes too late.',
  dryers: 'The dryers are full until then.',
};

const NOT_PLANNED_TEXTS: Readonly<Record<Exclude<NotPlannedReason, 'unit' | 'short'>, Sentence>> = {
  noDay: say`No due date. Set one.`,
  over: say`It was due before today. Move the due date or complete it.`,
  noQty: say`A line has quantity 0. Change or remove it.`,
  product: say`A product on this order was deleted. Remove the line.`,
  item: say`A recipe item was deleted. Fix the recipe.`,
  variety: say`The item has no variety. Choose one.`,
};

/**
 * Explains why a line can't be planned and how to fix it. Amounts are in the item's unit.
 *
 * @param item - `undefined` if the line has no item.
 */
export function notPlannedText(
  { reason, lacks, problem }: NotPlanned,
  item?: Pick<ProItem, 'unit'>,
): Sentence {
  if (reason === 'unit') return say`${problem ?? 'It isn’t measured by weight. Change its unit.'}`;
  if (reason !== 'short') return NOT_PLANNED_TEXTS[reason];
  return lacks === undefined
    ? say`Not enough stock.`
    : say`Short by ${inDigits(lacks, 'size')}${unitWords(item)}. Buy more.`;
}

/** Unit suffix: " ml". Pieces have none. */
function unitWords(item: Pick<ProItem, 'unit'> | undefined): string {
  return item === undefined || item.unit === 'unit' ? '' : ` ${item.unit}`;
}
