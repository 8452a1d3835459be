import { expect, test } from 'vitest';
import { stockRunOut } from './stock-run-out.ts';

const TODAY = '2025-03-01';

/** Late work, today, the last of 14 days and the day after, the last of 28 days and the day after. */
const USES = [
  { dateISO: '2025-02-27', qty: 4 },
  { dateISO: TODAY, qty: 2 },
  { dateISO: '2025-03-14', qty: 6 },
  { dateISO: '2025-03-15', qty: 5 },
  { dateISO: '2025-03-28', qty: 3 },
  { dateISO: '2025-03-29', qty: 100 },
];

test('a stock runs out on the first day that it does not cover, and what 14 days need is missing', () => {
  // A quarter of the 20 of 28 days; 12 are needed in 14 days.
  const runOut = { plannedWeekly: 5, runOutISO: '2025-03-14', missing: 2 };
  expect(stockRunOut(10, USES, TODAY)).toEqual(runOut);
});

test('what runs out after 14 days lacks nothing yet, what is enough to the end never runs out', () => {
  expect(stockRunOut(12, USES, TODAY)).toMatchObject({ runOutISO: '2025-03-15', missing: 0 });
  expect(stockRunOut(19, USES, TODAY)).toMatchObject({ runOutISO: '2025-03-28', missing: 0 });
  expect(stockRunOut(120, USES, TODAY)).toMatchObject({ runOutISO: null, missing: 0 });
  expect(stockRunOut(0, [], TODAY)).toEqual({ plannedWeekly: 0, runOutISO: null, missing: 0 });
});

test('work that takes nothing runs nothing out, and a hair is no shortage', () => {
  const tenth = (day: number) => ({ dateISO: `2025-03-0${day}`, qty: 0.1 });
  const enough = { runOutISO: null, missing: 0 };
  expect(stockRunOut(0.3, [tenth(1), tenth(2), tenth(3)], TODAY)).toMatchObject(enough);
  const uses = [
    { dateISO: '2025-03-02', qty: 0 },
    { dateISO: '2025-03-03', qty: 1 },
  ];
  expect(stockRunOut(-1, uses, TODAY)).toMatchObject({ runOutISO: '2025-03-03', missing: 2 });
});

test('where an amount cannot be told, nothing is', () => {
  const uses = [...USES, { dateISO: '2025-03-30', qty: null }];
  expect(stockRunOut(1, uses, TODAY)).toEqual({ plannedWeekly: null, runOutISO: null, missing: 0 });
});
