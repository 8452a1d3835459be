import { isPositive } from '#domain/units/limits.ts';
import {
  effectiveYield,
  isCalibrated,
  yieldAsTyped,
  type YieldSources,
} from '#domain/catalog/varieties/variety.ts';

/** The question before a typed yield may stand above the weighed trays. */
export const OVERRIDE_QUESTION =
  'This variety is calibrated. Do you want to override the calibration with this number? (Overrides last until the next calibration is saved.)';

/** Whether saving this yield must ask first: the variety is calibrated and the number is another one. */
export function asksToOverride(variety: YieldSources, typed: number | null): boolean {
  if (!isCalibrated(variety) || !isPositive(typed) || typed === yieldAsTyped(variety)) return false;
  const overridden = effectiveYield({ ...variety, yieldOzPerTrayOverride: typed });
  return Math.abs(overridden - effectiveYield(variety)) > 1e-9;
}

/**
 * What a typed yield changes on a variety.
 *
 * On a calibrated one only the override changes: it takes the number if the grower said so, and goes when the
 * field was emptied.
 */
export function yieldChange(
  variety: YieldSources,
  typed: number | null,
  mayOverride: boolean,
): Partial<YieldSources> {
  if (typed === yieldAsTyped(variety)) return {};
  if (isCalibrated(variety)) {
    if (!isPositive(typed)) return { yieldOzPerTrayOverride: null };
    return asksToOverride(variety, typed) && mayOverride ? { yieldOzPerTrayOverride: typed } : {};
  }
  if (!isPositive(typed) && isPositive(variety.yieldOzPerTrayOverride))
    return { yieldOzPerTrayOverride: null };
  return {
    yieldOzPerTray: typed,
    yieldOzPerTrayOverride: null,
    // An imported average stands above the typed yield and would hide it.
    ...(isPositive(variety.avgYieldOzPerTray) && isPositive(typed)
      ? { avgYieldOzPerTray: typed }
      : {}),
  };
}
