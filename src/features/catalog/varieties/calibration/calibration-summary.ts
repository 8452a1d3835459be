import { formatYield } from '#ui/format-weights.ts';
import { MAX_CALIBRATION_SAMPLES } from '#domain/catalog/varieties/calibration.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** How many of eight trays were weighed: "5/8 samples". */
export function samplesLabel(count: number): string {
  return `${count}/${MAX_CALIBRATION_SAMPLES} samples`;
}

/** The mean of the weighed trays: "16.28 oz/tray (5/8)"; a dash for a variety never calibrated. */
export function calibrationLabel({ calibration }: Pick<Variety, 'calibration'>): string {
  const { avgOzPerTray, samples } = calibration;
  if (avgOzPerTray === null) return '—';
  return `${formatYield(avgOzPerTray, 2)}/tray (${samples.length}/${MAX_CALIBRATION_SAMPLES})`;
}
