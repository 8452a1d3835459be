import { formatYield, yieldUnit } from '#ui/format-weights.ts';
import {
  DEFAULT_YIELD_OZ,
  effectiveYield,
  isCalibrated,
  type Variety,
  yieldInOunces,
} from '#domain/catalog/varieties/variety.ts';
import { asksToOverride } from './yield-change.ts';

/** What the typed yield of a variety means for the plan, in a few words; '' when that is plain. */
export function yieldHelp(variety: Variety | null, typed: number | null): string {
  const calibrated = variety !== null && isCalibrated(variety);
  if (typed === null || typed <= 0) {
    if (!calibrated) return `If empty: ${formatYield(DEFAULT_YIELD_OZ, 0)}`;
    const weighed = effectiveYield({ ...variety, yieldOzPerTrayOverride: null });
    return `If empty: ${formatYield(weighed, 2)}, from calibration`;
  }
  const ounces = yieldInOunces(typed);
  if (ounces !== typed)
    return yieldUnit() === 'oz' ? `${typed} g = ${formatYield(ounces, 2)}` : formatYield(ounces);
  if (variety === null || !calibrated) return '';
  if (typed === variety.yieldOzPerTrayOverride) return 'Manual override';
  return asksToOverride(variety, typed)
    ? `You’ll be asked before this replaces the calibrated ${formatYield(effectiveYield(variety), 2)}`
    : 'Weighed';
}
