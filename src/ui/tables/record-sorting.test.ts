import { expect, test } from 'vitest';
import type { RecordColumn } from './record-column.tsx';
import { sortGroups, sortRecords } from './record-sorting.ts';

interface Bin {
  readonly name: string;
  readonly weeks: number | null;
}

interface Item {
  readonly order: string;
  readonly oz: number;
}

const columns: readonly RecordColumn<Bin>[] = [
  { head: 'Name', cell: ({ name }) => name, csv: ({ name }) => name, sortBy: ({ name }) => name },
  {
    head: 'Weeks',
    cell: ({ weeks }) => weeks,
    csv: ({ weeks }) => weeks,
    sortBy: ({ weeks }) => weeks,
  },
  { head: 'Actions', cell: () => null },
];

const bins: readonly Bin[] = [
  { name: 'Bin 10', weeks: 3 },
  { name: 'bin 2', weeks: null },
  { name: 'Bin 1', weeks: 8 },
];

const namesOf = (records: readonly Bin[]) => records.map(({ name }) => name);

test('a list is sorted by names as people read them', () => {
  const sorted = sortRecords(bins, columns, { head: 'Name', descending: false });
  expect(namesOf(sorted)).toEqual(['Bin 1', 'bin 2', 'Bin 10']);
});

test('groups are sorted by what is said of each as a whole, their records inside by anything else', () => {
  const columns: readonly RecordColumn<Item>[] = [
    { head: 'Order', perGroup: true, sortBy: ({ order }) => order },
    { head: 'Ounces', sortBy: ({ oz }) => oz },
  ];
  const [a, b, c] = [
    { order: 'Bistro', oz: 4 },
    { order: 'Bistro', oz: 2 },
    { order: 'Alma', oz: 3 },
  ];
  const groups = [[a, b], [c]];
  const by = (head: string, descending = false) =>
    sortGroups(groups, columns, { head, descending });
  expect(by('Order')).toEqual([[c], [a, b]]);
  expect(by('Order', true)).toEqual([[a, b], [c]]);
  expect(by('Ounces')).toEqual([[b, a], [c]]);
});
