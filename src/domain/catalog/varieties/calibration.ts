import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Calibration, Variety } from './variety.ts';

export const MAX_CALIBRATION_SAMPLES = 8;

/** The weights of a calibration that count: numbers of 0 or more, the first eight. */
export function calibrationSamples(typed: readonly (number | null)[]): readonly number[] {
  return typed
    .filter((ounces): ounces is number => ounces !== null && Number.isFinite(ounces) && ounces >= 0)
    .slice(0, MAX_CALIBRATION_SAMPLES);
}

/** Ounces per tray with 2 decimals, or null without a sample. */
export function calibrationAverage(typed: readonly (number | null)[]): number | null {
  const samples = calibrationSamples(typed);
  if (samples.length === 0) return null;
  const mean = samples.reduce((sum, ounces) => sum + ounces, 0) / samples.length;
  return roundTo(mean, 2);
}

/** The mean of the trays becomes the yield and clears a manual override. The same variety without valid samples. */
export function calibrateVariety(
  variety: Variety,
  typed: readonly number[],
  atISO: IsoInstant,
): Variety {
  const samples = calibrationSamples(typed);
  if (samples.length === 0) return variety;
  const calibration: Calibration = {
    ...variety.calibration,
    samples,
    avgOzPerTray: calibrationAverage(samples),
    lastCalibratedAt: atISO,
  };
  return { ...variety, calibration, yieldOzPerTrayOverride: null };
}
