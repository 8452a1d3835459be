import { expect, test } from 'vitest';
import type { ChartGroup } from './column-layout.ts';
import { columnHeights, labelledGroups, printedGroups, tallest } from './column-layout.ts';

const chart = (...values: (number | null)[]): ChartGroup[] =>
  values.map((value, index) => ({ key: String(index), name: ['', ''], values: [value, 10] }));

test('a chart reaches up to its limit, or to the column above it', () => {
  expect(tallest(chart(40, null))).toBe(100);
  expect(tallest(chart(40, 125))).toBe(125);
  expect(tallest([])).toBe(100);
});

test('a column far above the limit ends at half as much again', () => {
  expect(tallest(chart(300))).toBe(150);
  expect(columnHeights(300, 150)).toEqual({ fill: (100 / 150) * 100, over: (50 / 150) * 100 });
});

test('a column is parted at the limit', () => {
  expect(columnHeights(125, 125)).toEqual({ fill: 80, over: 20 });
  expect(columnHeights(50, 100)).toEqual({ fill: 50, over: 0 });
});

test('names are left out evenly where they do not fit', () => {
  expect([...labelledGroups(14, 16)]).toHaveLength(14);
  expect([...labelledGroups(14, 7)]).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect([...labelledGroups(60, 7)]).toEqual([0, 9, 18, 27, 36, 45, 54]);
});

test('only numbers above the limit are printed, the highest where they would touch', () => {
  const groups = chart(110, 100, 120, 115, 0, 0, 101);
  expect([...printedGroups(groups, 7)]).toEqual([2, 3, 0, 6]);
  expect([...printedGroups(groups, 4)]).toEqual([2, 0, 6]);
});
