import { expect, test } from 'vitest';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { usesAhead } from './uses-ahead.ts';

const TODAY = '2026-11-22';
const day = (days: number) => dayNumber(TODAY) + days;
const on = (days: number, qty: number) => ({ dateISO: `2026-11-${22 + days}`, qty });

test('late uses count today, and what the plan has after its last known day does not', () => {
  const uses = usesAhead([on(-3, 1), on(0, 2), on(4, 5), on(5, 100)], TODAY, day(4));
  expect([-1, 0, 3, 4].map((days) => uses.upTo(day(days)))).toEqual([0, 3, 3, 8]);
  // Every day after takes 8 / 28, up to the 400th.
  expect(uses.upTo(day(32))).toBeCloseTo(16, 9);
  expect(uses.upTo(day(400))).toBeCloseTo(8 + (396 * 8) / 28, 9);
  expect(uses.upTo(day(500))).toBe(uses.upTo(day(400)));
});

test('only the last 28 days that are known go on', () => {
  const uses = usesAhead([on(0, 28), on(1, 14)], TODAY, day(28));
  expect(uses.upTo(day(28))).toBe(42);
  expect(uses.upTo(day(30))).toBeCloseTo(43, 9);
});

test('a stock that is used up exactly, or to a hair, is enough', () => {
  const uses = usesAhead([on(1, 0.1), on(2, 0.1), on(3, 0.1)], TODAY, day(90));
  expect(uses.firstUncovered(() => 0.3)).toBeNull();
  expect(uses.firstUncovered(() => 0.299)).toBe(day(3));
  expect(uses.firstUncovered(() => -1)).toBe(day(1));
});
