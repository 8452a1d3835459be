import { expect, test } from 'vitest';
import type { RecordColumn } from './record-column.tsx';
import { sortGroups } from './record-sorting.ts';

interface Item {
  readonly order: string;
  readonly oz: number;
}

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
