import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { seededRandom } from '#domain/dryer-plan/search/seeded-random.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { safeBuffer } from './buffer-suggestion.ts';
import { meanYield, yieldStatistics } from './yield-statistics.ts';

const FIRST = '2026-01-05';
/** What a tray really gives, in ounces, and how much one harvest differs from the next. */
const TRUE_OZ = 10;
const TRUE_SPREAD = 0.6;

type Random = () => number;

/** A number around 0 with a deviation of 1, by Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Ounces that a tray gives this week. */
function nature(random: Random): number {
  return TRUE_OZ + TRUE_SPREAD * normal(random);
}

/** Weekly harvests of one to six trays, newest first. */
function weeklyHarvests(count: number, random: Random): HarvestRecord[] {
  return Array.from({ length: count }, (_, week) => {
    const trays = 1 + Math.floor(random() * 6);
    const weightOz = trays * nature(random);
    return aWeighedHarvest({ dateISO: addDays(FIRST, week * 7), trays, weightOz });
  }).toReversed();
}

test('after 12 harvests the yield is learned within 2 % in the median of 200 farms', () => {
  const random = seededRandom(20_261_122);
  const errors = Array.from({ length: 200 }, () => {
    const learned = meanYield(weeklyHarvests(12, random));
    return Math.abs(learned - TRUE_OZ) / TRUE_OZ;
  }).toSorted((a, b) => a - b);
  expect(errors[100]).toBeLessThan(0.02);
});

test('with the buffer that was learned, 2 to 8 of 100 harvests come short in 1,000 weeks', () => {
  const random = seededRandom(20_261_122);
  let short = 0;
  for (let farm = 0; farm < 50; farm++) {
    const statistics = yieldStatistics(weeklyHarvests(20, random), []);
    if (statistics === null) throw new Error('Nothing was learned.');
    const buffer = 1 + safeBuffer(statistics) / 100;
    for (let week = 0; week < 20; week++) {
      if (nature(random) * buffer < statistics.meanOz) short++;
    }
  }
  expect(short / 1000).toBeGreaterThan(0.02);
  expect(short / 1000).toBeLessThan(0.08);
});
