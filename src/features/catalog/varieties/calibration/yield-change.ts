import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import { isCalibrated } from './calibration-summary.ts';

/** The question before a typed yield may stand above the weighed trays. */
export const OVERRIDE_QUESTION =
  'This variety is calibrated. Do you want to override the calibration with this number? (Overrides last until the next calibration is saved.)';

type YieldFields = Pick<
  Variety,
  'yieldOzPerTray' | 'yieldOzPerTrayOverride' | 'avgYieldOzPerTray' | 'calibration'
>;

const usable = (value: number | null | undefined): value is number =>
  typeof value === 'number' && value > 0;

/** The number that counts as the yield of a variety, as it was once typed or weighed; null when none is known. */
export function yieldAsTyped(variety: YieldFields): number | null {
  const { yieldOzPerTrayOverride, calibration, avgYieldOzPerTray, yieldOzPerTray } = variety;
  const sources = [
    yieldOzPerTrayOverride,
    calibration.avgOzPerTray,
    avgYieldOzPerTray,
    yieldOzPerTray,
  ];
  return sources.find(usable) ?? null;
}

/** Whether saving this yield must ask first: the variety is calibrated and the number is another one. */
export function asksToOverride(variety: YieldFields, typed: number | null): boolean {
  if (!isCalibrated(variety) || !usable(typed) || typed === yieldAsTyped(variety)) return false;
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
  variety: YieldFields,
  typed: number | null,
  mayOverride: boolean,
): Partial<YieldFields> {
  if (typed === yieldAsTyped(variety)) return {};
  if (isCalibrated(variety)) {
    if (!usable(typed)) return { yieldOzPerTrayOverride: null };
    return asksToOverride(variety, typed) && mayOverride ? { yieldOzPerTrayOverride: typed } : {};
  }
  if (!usable(typed) && usable(variety.yieldOzPerTrayOverride))
    return { yieldOzPerTrayOverride: null };
  return {
    yieldOzPerTray: typed,
    yieldOzPerTrayOverride: null,
    // An imported average stands above the typed yield and would hide it.
    ...(usable(variety.avgYieldOzPerTray) && usable(typed) ? { avgYieldOzPerTray: typed } : {}),
  };
}
