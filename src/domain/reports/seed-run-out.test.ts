import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { seedRunOut, type Sowing } from './seed-run-out.ts';

const TODAY = '2026-11-20';

/** Plantings as `[days from today, trays]`; a tray takes 100 g, grown in ten days. */
function plan(...plantings: readonly (readonly [number, number])[]) {
  return {
    daysToHarvest: 10,
    sowings: plantings.map(([day, trays]): Sowing => ({
      dateISO: addDays(TODAY, day),
      grams: trays * 100,
    })),
  };
}

test('seed lasts until the first planting that it is not enough for', () => {
  const plantings = plan([2, 3], [5, 3], [9, 4]);
  expect(seedRunOut(900, plantings, TODAY)).toMatchObject({ days: 9, dateISO: '2026-11-29' });
  expect(seedRunOut(600, plantings, TODAY)).toMatchObject({ days: 9, dateISO: '2026-11-29' });
  expect(seedRunOut(599, plantings, TODAY)).toMatchObject({ days: 5, dateISO: '2026-11-25' });
  expect(seedRunOut(-20, plantings, TODAY)).toMatchObject({ days: 2, dateISO: '2026-11-22' });
});

test('a planting that is late already asks for its seed today', () => {
  expect(seedRunOut(0, plan([-2, 3]), TODAY)).toMatchObject({ days: 0, dateISO: '2026-11-18' });
});

test('what the plan leaves over lasts on at its daily average', () => {
  // Harvests up to 90 days ahead are planted in 81 days, today included: 810 g of 1215 g, 10 g a day.
  const plantings = plan([0, 2], [30, 3], [80, 3.1]);
  expect(seedRunOut(1215, plantings, TODAY)).toEqual({ days: 121, dateISO: null });
  expect(seedRunOut(810, plantings, TODAY)).toEqual({ days: 81, dateISO: null });
});

test('without a planting there is no use to count with', () => {
  expect(seedRunOut(900, plan(), TODAY)).toBeNull();
});

test('more seed never lasts for fewer days', () => {
  const plantings = fc
    .array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 20 })
    .map((days) => plan(...days.toSorted(([a], [b]) => a - b)));
  checkLaw([plantings, fc.nat(40_000), fc.nat(5000)], (planned, grams, more) => {
    const [before, after] = [grams, grams + more].map((seed) => seedRunOut(seed, planned, TODAY));
    expect(after?.days).toBeGreaterThanOrEqual(before?.days ?? 0);
  });
});
