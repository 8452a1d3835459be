import { effectiveYield } from '#domain/catalog/effective-yield.ts';
import type { Variety } from '#domain/catalog/variety.ts';
import type { CsvCell } from '#ui/csv.ts';
import { calibrationLabel } from './calibration-summary.ts';

/** The list of varieties as rows of a file, with its heads. */
export function varietyRows(varieties: readonly Variety[]): readonly (readonly CsvCell[])[] {
  return [
    ['Variety', 'Avg yield (oz/tray)', 'Calibration', 'Last calibrated', 'DTH', 'Notes'],
    ...varieties.map((variety) => [
      variety.name,
      Number(effectiveYield(variety).toFixed(2)),
      variety.calibration.avgOzPerTray === null ? '' : calibrationLabel(variety),
      variety.calibration.lastCalibratedAt,
      variety.daysToHarvest,
      variety.notes,
    ]),
  ];
}
