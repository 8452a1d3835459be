import { materialFileRows } from '#domain/import/import-materials.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import type { MaterialRow } from './material-rows.ts';

/** The materials by name as rows of a file that can be imported again, with its heads. */
export function materialFile(listed: readonly MaterialRow[]): readonly (readonly CsvCell[])[] {
  const sorted = listed.toSorted((one, other) =>
    one.material.name.localeCompare(other.material.name),
  );
  const [heads = [], ...rows] = materialFileRows(sorted.map(({ material }) => material));
  return [
    [...heads, 'Purchase', 'Cost (per)'],
    ...sorted.map(({ purchase, cost }, index) => [...(rows[index] ?? []), purchase, cost]),
  ];
}
