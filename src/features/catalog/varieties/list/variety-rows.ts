import { varietyFileRows } from '#domain/import/import-varieties.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { calibrationLabel } from '../calibration/calibration-summary.ts';

/** The list of varieties as rows of a file that can be imported again, with its heads. */
export function varietyRows(varieties: readonly Variety[]): readonly (readonly CsvCell[])[] {
  const [heads = [], ...rows] = varietyFileRows(varieties);
  return [
    [...heads, 'Calibration', 'Last calibrated'],
    ...varieties.map(({ calibration, ...variety }, index) => [
      ...(rows[index] ?? []),
      calibration.avgOzPerTray === null ? '' : calibrationLabel({ ...variety, calibration }),
      calibration.lastCalibratedAt,
    ]),
  ];
}
