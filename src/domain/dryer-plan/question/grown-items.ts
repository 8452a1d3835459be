import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { freshPounds } from '#domain/alchemy/simple-rule/order-trays.ts';
import { amountIn } from '#domain/units/convert-pro.ts';
import { OUNCES_PER_POUND } from '#domain/units/unit.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { GrownItem } from './dry-plan-input.ts';

/** Grams in one unit of an item; `null` if it isn’t measured by weight. */
export function gramsOfOne({ unit }: Pick<ProItem, 'unit'>): number | null {
  return amountIn(1, unit, 'g');
}

/** Describes a grown item for the plan, or the reason it can't be planned. */
export function grownItem(
  item: ProItem,
  varieties: readonly Variety[],
): GrownItem | 'variety' | 'unit' {
  const variety = varieties.find(({ id }) => id === item.varietyId);
  if (variety === undefined || variety.live === true) return 'variety';
  const pounds = freshPounds(1, item, variety);
  if (pounds === null || gramsOfOne(item) === null) return 'unit';
  return {
    id: item.id,
    name: item.name,
    varietyId: variety.id,
    isFresh: item.type === 'microgreen_fresh',
    gramsPerOz: 1 / (pounds * OUNCES_PER_POUND),
  };
}
