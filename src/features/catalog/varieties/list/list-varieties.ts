import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import { varietyFileRows } from '#domain/import/import-varieties.ts';
import type { VarietyNames } from '#domain/import/variety-fields.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { keysOf } from '#domain/records/lists.ts';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { nextSorting, sortRecords, type RecordSorting } from '#ui/tables/record-sorting.ts';
import { calibrationLabel } from '../calibration/calibration-summary.ts';

/** The orders in which varieties can be listed, with the words of the choice. */
const SORTS = [
  { value: 'name-asc', label: 'Name A to Z' },
  { value: 'name-desc', label: 'Name Z to A' },
  { value: 'yield-desc', label: 'Yield High to Low' },
  { value: 'days-asc', label: 'Days to Harvest' },
  { value: 'yield-asc', label: 'Yield Low to High' },
  { value: 'days-desc', label: 'Days to Harvest, most first' },
  { value: 'calibration-asc', label: 'Calibration, oldest first' },
  { value: 'calibration-desc', label: 'Calibration, newest first' },
] as const;

/** So many are offered; only the heads of the table ask for the others, which the choice names while they hold. */
const OFFERED = 4;

export type VarietySort = (typeof SORTS)[number]['value'];

export const sortChoices = (sort: VarietySort) =>
  SORTS.filter(({ value }, at) => at < OFFERED || value === sort);

/** What varieties are sorted by, with the heads of the columns that show it. */
export const VARIETY_SORT_KEYS = {
  name: { head: 'Variety', sortBy: ({ name }) => name },
  yield: { head: 'Avg yield (oz/tray)', sortBy: effectiveYield },
  days: { head: 'DTH', sortBy: ({ daysToHarvest }) => daysToHarvest },
  calibration: { head: 'Calibration', sortBy: ({ calibration }) => calibration.lastCalibratedAt },
} as const satisfies Readonly<Record<string, Pick<RecordColumn<Variety>, 'head' | 'sortBy'>>>;

const COLUMNS = Object.values(VARIETY_SORT_KEYS);

/** The varieties whose name or notes contain the searched text, in the chosen order; ties go by name. */
export function listVarieties(
  varieties: readonly Variety[],
  search: string,
  sort: VarietySort,
): readonly Variety[] {
  const wanted = search.trim().toLowerCase();
  const found =
    wanted === ''
      ? varieties
      : varieties.filter(({ name, notes }) => `${name}\n${notes}`.toLowerCase().includes(wanted));
  return sortRecords(
    sortRecords(found, COLUMNS, varietySorting('name-asc')),
    COLUMNS,
    varietySorting(sort),
  );
}

/** Reads a sort from an address; anything else is the usual one. */
export function readVarietySort(text: string | null): VarietySort {
  return SORTS.find(({ value }) => value === text)?.value ?? 'name-asc';
}

export function varietySorting(sort: VarietySort): RecordSorting {
  const [key, direction] = sort.split('-');
  // Every order names one of the keys first.
  const { head } = VARIETY_SORT_KEYS[key as keyof typeof VARIETY_SORT_KEYS];
  return { head, descending: direction === 'desc' };
}

export function nextVarietySort(sort: VarietySort, head: string): VarietySort {
  const { descending } = nextSorting(varietySorting(sort), head);
  const key = keysOf(VARIETY_SORT_KEYS).find((one) => VARIETY_SORT_KEYS[one].head === head);
  return readVarietySort(`${key ?? 'name'}-${descending ? 'desc' : 'asc'}`);
}

/** The list of varieties as rows of a file that can be imported again, with its heads. */
export function varietyRows(
  varieties: readonly Variety[],
  names: VarietyNames,
): readonly (readonly CsvCell[])[] {
  return varietyFileRows(varieties, names, [
    {
      head: 'Calibration',
      cell: (variety) =>
        variety.calibration.avgOzPerTray === null ? '' : calibrationLabel(variety),
    },
    { head: 'Last calibrated', cell: ({ calibration }) => calibration.lastCalibratedAt },
  ]);
}
