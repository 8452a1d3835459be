import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import { costBook, type CostingInputs, trayCost } from '#domain/costing/cost-book.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { freshFromPowder } from '../fresh-pounds.ts';
import type { PowderDraft } from './pro-item-draft.ts';

/** Start values of a powder calculation: the variety's fresh and dried yield and its cost per tray. */
function powderStart(
  variety: Variety,
  farm: CostingInputs,
): Pick<PowderDraft, 'freshCostPerTrayUSD' | 'harvestOzPerTray' | 'powderYieldPct'> {
  const gramsPerLb = 1 / freshFromPowder(1, variety);
  return {
    freshCostPerTrayUSD: roundTo(trayCost(costBook(farm), variety.id), 4),
    harvestOzPerTray: roundTo(effectiveYield(variety), 4),
    powderYieldPct: roundTo((gramsPerLb / GRAMS_PER.lb) * 100, 4),
  };
}

/**
 * Turns on the powder calculation. Fields the user hasn't typed take the variety's values.
 *
 * @param before - The variety chosen before. Values that came from it count as not typed.
 */
export function withPowderDefaults(
  powder: PowderDraft,
  variety: Variety | undefined,
  farm: CostingInputs,
  before?: Variety,
): PowderDraft {
  if (variety === undefined) return { ...powder, enabled: true };
  const start = powderStart(variety, farm);
  const earlier = before && powderStart(before, farm);
  const startOf = (field: keyof typeof start) => {
    const typed = powder[field];
    return typed === null || typed === earlier?.[field] ? start[field] : typed;
  };
  return {
    ...powder,
    enabled: true,
    freshCostPerTrayUSD: startOf('freshCostPerTrayUSD'),
    harvestOzPerTray: startOf('harvestOzPerTray'),
    powderYieldPct: startOf('powderYieldPct'),
  };
}
