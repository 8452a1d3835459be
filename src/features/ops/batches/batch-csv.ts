import type { CycleBatch } from '#domain/planning/batches.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The batches as a table of plain values. */
export function batchCsv(batches: readonly CycleBatch[]): CsvCell[][] {
  return [
    ['Variety', 'Trays', 'Planted', 'Harvest', 'Status'],
    ...batches.map(({ varietyName, trays, plantedISO, harvestISO, status }) => [
      varietyName,
      trays,
      plantedISO,
      harvestISO,
      status,
    ]),
  ];
}
