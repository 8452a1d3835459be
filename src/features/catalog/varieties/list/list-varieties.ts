import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import { varietyFileRows } from '#domain/import/import-varieties.ts';
import type { VarietyNames } from '#domain/import/variety-fields.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import type { SortValue } from '#ui/tables/record-column.tsx';
import { nextSorting, sortRecords, type RecordSorting } from '#ui/tables/record-sorting.ts';
import { calibrationLabel } from '../calibration/calibration-summary.ts';

/** The orders in which varieties can be listed, with the words of the choice. */
export const VARIETY_SORTS = [
  { value: 'name-asc', label: 'Name A to Z' },
  { value: 'name-desc', label: 'Name Z to A' },
  { value: 'yield-desc', label: 'Yield High to Low' },
  { value: 'days-asc', label: 'Days to Harvest' },
] as const;

/** What the heads of the table can ask for besides; the choice names it while it holds. */
const HEAD_SORTS = [
  { value: 'yield-asc', label: 'Yield Low to High' },
  { value: 'days-desc', label: 'Days to Harvest, most first' },
  { value: 'calibration-asc', label: 'Calibration, oldest first' },
  { value: 'calibration-desc', label: 'Calibration, newest first' },
] as const;

export type VarietySort =
  | (typeof VARIETY_SORTS)[number]['value']
  | (typeof HEAD_SORTS)[number]['value'];

/** The orders to choose from, while one of them holds. */
export const sortChoices = (sort: VarietySort) => [
  ...VARIETY_SORTS,
  ...HEAD_SORTS.filter(({ value }) => value === sort),
];

export const VARIETY_SORT_KEYS = {
  name: ({ name }) => name,
  yield: (variety) => effectiveYield(variety),
  days: ({ daysToHarvest }) => daysToHarvest,
  calibration: ({ calibration }) => calibration.lastCalibratedAt,
} as const satisfies Readonly<Record<string, (variety: Variety) => SortValue>>;

const HEADS: Readonly<Record<keyof typeof VARIETY_SORT_KEYS, string>> = {
  name: 'Variety',
  yield: 'Avg yield (oz/tray)',
  days: 'DTH',
  calibration: 'Calibration',
};

const COLUMNS = Object.entries(VARIETY_SORT_KEYS).map(([head, sortBy]) => ({ head, sortBy }));
const BY_NAME: RecordSorting = { head: 'name', descending: false };

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
  return sortRecords(sortRecords(found, COLUMNS, BY_NAME), COLUMNS, keySorting(sort));
}

/** Reads a sort from an address; anything else is the usual one. */
export function readVarietySort(text: string | null): VarietySort {
  return [...VARIETY_SORTS, ...HEAD_SORTS].find(({ value }) => value === text)?.value ?? 'name-asc';
}

export function varietySorting(sort: VarietySort): RecordSorting {
  const { head, descending } = keySorting(sort);
  return { head: HEADS[head], descending };
}

export function nextVarietySort(sort: VarietySort, head: string): VarietySort {
  const { descending } = nextSorting(varietySorting(sort), head);
  const key = Object.entries(HEADS).find(([, of]) => of === head)?.[0] ?? 'name';
  return readVarietySort(`${key}-${descending ? 'desc' : 'asc'}`);
}

function keySorting(sort: VarietySort) {
  const [key, direction] = sort.split('-');
  // Every order names one of the keys first.
  return { head: key as keyof typeof HEADS, descending: direction === 'desc' };
}

/** The list of varieties as rows of a file that can be imported again, with its heads. */
export function varietyRows(
  varieties: readonly Variety[],
  names: VarietyNames,
): readonly (readonly CsvCell[])[] {
  const [heads = [], ...rows] = varietyFileRows(varieties, names);
  return [
    [...heads, 'Calibration', 'Last calibrated'],
    ...varieties.map(({ calibration, ...variety }, index) => [
      ...(rows[index] ?? []),
      calibration.avgOzPerTray === null ? '' : calibrationLabel({ ...variety, calibration }),
      calibration.lastCalibratedAt,
    ]),
  ];
}
