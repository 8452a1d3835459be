import { expect, test } from 'vitest';
import type { ChartPlace } from './chart-place.ts';
import { labelledPlaces, textRoom, printedPlaces } from './column-layout.ts';

const column = (value: number) => ({
  label: 'Grow',
  text: `${value}%`,
  parts: [{ key: 'used', value, color: 'green' }],
});

const chart = (...values: number[]): ChartPlace[] =>
  values.map((value, index) => ({
    key: String(index),
    name: ['', ''],
    title: '',
    columns: [column(value), column(10)],
  }));

test('names are left out evenly where they do not fit', () => {
  expect([...labelledPlaces(14, 16)]).toHaveLength(14);
  expect([...labelledPlaces(14, 7)]).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect([...labelledPlaces(60, 7)]).toEqual([0, 9, 18, 27, 36, 45, 54]);
});

test('only numbers above the limit are printed, the highest where they would touch', () => {
  const places = chart(110, 100, 120, 115, 0, 0, 101);
  expect([...printedPlaces(places, 100, 7)]).toEqual([2, 3, 0, 6]);
  expect([...printedPlaces(places, 100, 4)]).toEqual([2, 0, 6]);
});

test('without a limit only the highest number is printed, the first of two alike', () => {
  expect([...printedPlaces(chart(11, 30, 12, 30), null, 16)]).toEqual([1]);
  expect([...printedPlaces([], null, 16)]).toEqual([]);
});

test('of longer numbers fewer fit beside each other', () => {
  expect(textRoom(16, 4, ['75%', '196%'])).toBe(16);
  // Six signs in the room of four: 16 × 4 / 6.
  expect(textRoom(16, 4, ['75%', '1,960%'])).toBe(10);
  expect(textRoom(5, 4, ['2,545%'])).toBe(3);
  expect(textRoom(1, 4, ['12,345,678%'])).toBe(1);
});

test('days written as 22 Nov leave room for fewer names than days written as 11/22', () => {
  expect(textRoom(7, 5, ['Mon', '11/22'])).toBe(7);
  // 7 × 5 signs are five times 6 signs.
  expect(textRoom(7, 5, ['Mon', '22 Nov'])).toBe(5);
});
