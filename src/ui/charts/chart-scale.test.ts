import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { amountTicks, chartScale, columnHeights, columnNumber } from './chart-scale.ts';

test.each([
  [0, [0, 1, 2]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [8, [0, 4, 8]],
  [9, [0, 5, 10]],
  [29, [0, 15, 30]],
  [45, [0, 25, 50]],
  [101, [0, 60, 120]],
])('amounts up to %d stand against the lines %j', (highest, ticks) => {
  expect(amountTicks(highest)).toEqual(ticks);
});

test('the lines are whole numbers, and no amount stands above the last one', () => {
  checkLaw([fc.nat(100_000)], (highest) => {
    const [, middle, top] = amountTicks(highest);
    expect(Number.isInteger(middle)).toBe(true);
    expect(top).toBeGreaterThanOrEqual(highest);
  });
});

test('a chart of per cent reaches up to its limit, or to the column above it', () => {
  expect(chartScale('percent', 40).top).toBe(100);
  expect(chartScale('percent', 125).top).toBe(125);
});

test('a column far above the limit ends at half as much again', () => {
  const scale = chartScale('percent', 300);
  expect(scale.top).toBe(150);
  expect(columnHeights(300, scale)).toEqual({ fill: (100 / 150) * 100, over: (50 / 150) * 100 });
});

test('a column is parted at the limit', () => {
  expect(columnHeights(125, { top: 125, limit: 100 })).toEqual({ fill: 80, over: 20 });
  expect(columnHeights(50, { top: 100, limit: 100 })).toEqual({ fill: 50, over: 0 });
});

test('amounts have no limit: their chart ends at its last line, and the line of nothing is its base', () => {
  const scale = chartScale('amount', 8);
  expect(scale).toEqual({
    top: 8,
    limit: null,
    ticks: [
      { at: 0, label: '0', kind: 'base' },
      { at: 4, label: '4' },
      { at: 8, label: '8' },
    ],
  });
  expect(columnHeights(6, scale)).toEqual({ fill: 75, over: 0 });
});

test('a number above a column is in the unit of its chart', () => {
  expect(columnNumber('percent', 109.6)).toBe('110%');
  expect(columnNumber('amount', 1200)).toBe('1,200');
});
