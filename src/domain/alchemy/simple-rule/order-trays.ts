import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { amountIn } from '#domain/units/convert-pro.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { Alchemy, ProItem, ProOrder } from '../alchemy.ts';
import { freshFromFreezeDried, freshFromPowder, type DryingRatios } from '../fresh-pounds.ts';
import { lbsPerTray, traysFor } from '../trays-for.ts';
import type { DryerPlanOrder } from './dryer-plan.ts';

/** Trays of a variety that a line of an order asks for. */
type LineTrays = Omit<DryerPlanOrder, 'id' | 'dueDate'>;

interface Growing {
  readonly alchemy: Pick<Alchemy, 'items' | 'products'>;
  readonly varieties: readonly Variety[];
}

/**
 * Trays behind a line of a Pro order: its share of the recipe, per grown item.
 *
 * Powder and freeze-dried greens count back to fresh weight and use a dryer; fresh greens don't. Items that
 * aren't weighed, or without a variety that is cut, need no trays.
 */
export function orderTrays(line: ProOrder['lines'][number], farm: Growing): LineTrays[] {
  const product = farm.alchemy.products.find(({ id }) => id === line.productId);
  if (product === undefined || !(line.qty > 0)) return [];
  const share = line.qty / product.batchOutputQty;
  return product.recipe.flatMap((ingredient) => {
    const item = farm.alchemy.items.find(({ id }) => id === ingredient.itemId);
    const variety = farm.varieties.find(({ id }) => id === item?.varietyId);
    if (item === undefined || variety === undefined || variety.live === true) return [];
    const grams = amountIn(ingredient.qty, ingredient.unit || item.unit, 'g');
    const pounds = grams === null ? null : freshPounds(grams * share, item, variety);
    if (pounds === null || !(pounds > 0)) return [];
    return [
      {
        varietyId: variety.id,
        traysNeeded: traysFor(pounds, lbsPerTray(variety)),
        requiresFreezeDry: item.type !== 'microgreen_fresh',
      },
    ];
  });
}

/** Pounds of fresh greens behind grams of an item; null of one that is not grown. */
export function freshPounds(grams: number, item: ProItem, variety: Variety): number | null {
  switch (item.type) {
    case 'microgreen_fresh':
      return grams / GRAMS_PER.lb;
    case 'microgreen_fd_whole':
      return freshFromFreezeDried(grams, ratiosOf(item, variety));
    case 'microgreen_powder':
      return freshFromPowder(grams, ratiosOf(item, variety));
    default:
      return null;
  }
}

/** Dried yield of the variety, or else of its powder calculation. */
function ratiosOf({ powderCalc }: ProItem, variety: Variety): DryingRatios {
  const { freshLb_to_fd_g: known } = variety;
  const costed = powderCalc?.enabled === true ? powderCalc.powderYieldPct : 0;
  if ((known !== undefined && known > 0) || !(costed > 0)) return variety;
  return { ...variety, freshLb_to_fd_g: (GRAMS_PER.lb * costed) / 100 };
}
