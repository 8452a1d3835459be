import { expect, test } from 'vitest';
import type { ChartPlace } from './chart-place.ts';
import { columnText, placeSentence, readPlace } from './chart-reading.ts';

const thursday: ChartPlace = {
  key: '2026-11-26',
  name: ['Thu', '11/26'],
  title: 'Thursday 11/26',
  columns: [
    {
      label: 'Grow',
      text: '57 of 52 slots, 110%',
      parts: [{ key: 'grow', value: 110, color: 'green' }],
    },
    { label: 'Germination', text: 'n/a', parts: [] },
  ],
};

const planted = (parts: Record<string, number>) => ({
  label: 'Planted',
  text: '9 trays',
  parts: Object.entries(parts).map(([label, value]) => ({
    key: label,
    value,
    color: label,
    told: { label, text: String(value) },
  })),
});

test('a place is read column by column, with the words of each', () => {
  expect(placeSentence(thursday)).toBe(
    'Thursday 11/26: Grow 57 of 52 slots, 110%; Germination n/a',
  );
  expect(readPlace(thursday)).toEqual([
    { label: 'Grow', text: '57 of 52 slots, 110%', color: 'green' },
    { label: 'Germination', text: 'n/a', color: null },
  ]);
});

test('parts with a name are read under their sum, the greatest first, without those of nothing', () => {
  const column = planted({ Kale: 2, Pea: 7, Basil: 0 });
  expect(columnText(column)).toBe('9 trays (Pea 7, Kale 2)');
  expect(
    readPlace({ ...thursday, columns: [column] }).map(({ label, text }) => [label, text]),
  ).toEqual([
    ['Planted', '9 trays'],
    ['Pea', '7'],
    ['Kale', '2'],
  ]);
});

test('of many parts the greatest eight are shown, and how many there are besides', () => {
  const names = Array.from({ length: 11 }, (_, index) => [`Mix ${index}`, 20 - index] as const);
  const lines = readPlace({ ...thursday, columns: [planted(Object.fromEntries(names))] });
  expect(lines).toHaveLength(10);
  expect(lines.at(-2)?.label).toBe('Mix 7');
  expect(lines.at(-1)?.label).toBe('and 3 more');
});
