import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { isCalibrated } from './calibration-summary.ts';
import { asksToOverride } from './yield-change.ts';

/** What the typed yield of a variety means for the plan, in a few words; '' when that is plain. */
export function yieldHelp(variety: Variety | null, typed: number | null): string {
  const calibrated = variety !== null && isCalibrated(variety);
  if (typed === null || typed <= 0) {
    if (!calibrated) return 'Empty: 8 oz';
    const weighed = effectiveYield({ ...variety, yieldOzPerTrayOverride: null });
    return `Empty: ${weighed.toFixed(2)} oz, as weighed`;
  }
  const ounces = effectiveYield({
    yieldOzPerTrayOverride: typed,
    calibration: { samples: [], avgOzPerTray: null, lastCalibratedAt: null },
    yieldOzPerTray: null,
  });
  if (ounces !== typed) return `${typed} g are ${ounces.toFixed(2)} oz`;
  if (variety === null || !calibrated) return '';
  if (typed === variety.yieldOzPerTrayOverride) return 'Manual override';
  return asksToOverride(variety, typed)
    ? `Asks before it replaces ${effectiveYield(variety).toFixed(2)} oz, as weighed`
    : 'Weighed';
}
