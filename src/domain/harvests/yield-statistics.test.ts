import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aWeighedHarvest, weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';
import { learnedHarvests } from './learned-harvests.ts';
import { lossesSince, yieldStatistics } from './yield-statistics.ts';

const TODAY = '2026-11-20';

function aLoss(dateISO: string, qty: number) {
  return { id: `loss_${dateISO}`, dateISO, varietyId: 'pea', qty, note: '', atISO: TODAY };
}

/** Newest first, as they are learned from. */
function harvestsOf(...weighings: (readonly [number, number])[]) {
  return learnedHarvests(weighedHarvests(weighings, TODAY), TODAY);
}

test('mean, spread and range of four harvests, weighted by their trays', () => {
  const statistics = yieldStatistics(harvestsOf([3, 30], [2, 18], [4, 44], [3, 27]), []);
  expect(statistics?.meanOz).toBeCloseTo(9.9167, 4);
  expect(statistics?.spreadOz).toBeCloseTo(0.9954, 4);
  expect(statistics).toMatchObject({ minOz: 9, maxOz: 11 });
});

test('one harvest has a mean and no spread, none teaches nothing', () => {
  expect(yieldStatistics(harvestsOf([2, 18]), [])).toMatchObject({
    meanOz: 9,
    spreadOz: null,
  });
  expect(yieldStatistics([], [aLoss(TODAY, 2)])).toBeNull();
});

test('losses count from the day of the oldest harvest to today', () => {
  const harvests = harvestsOf([3, 30], [3, 30]);
  const losses = [aLoss('2026-11-18', 9), aLoss('2026-11-19', 1), aLoss('2026-11-20', 1)];
  const since = lossesSince(harvests, [...losses, aLoss('2026-11-21', 9)], TODAY);
  const statistics = yieldStatistics(harvests, since);
  expect(statistics).toMatchObject({ lostTrays: 2, lostShare: 0.25 });
});

test('days to the cut are the median of the newest six, of two the lower', () => {
  const planted = (plantedISO: string | null, dateISO: string) =>
    aWeighedHarvest({ dateISO, plantedISO });
  const two = [planted('2026-11-09', '2026-11-20'), planted('2026-11-09', '2026-11-19')];
  expect(yieldStatistics(two, [])?.medianDays).toBe(10);
  const three = [...two, planted('2026-11-09', '2026-11-15')];
  expect(yieldStatistics(three, [])?.medianDays).toBe(10);
  const older = Array.from({ length: 6 }, () => planted('2026-11-01', '2026-11-18'));
  expect(yieldStatistics([...two, ...older], [])?.medianDays).toBe(17);
  expect(yieldStatistics([planted(null, TODAY)], [])?.medianDays).toBeNull();
});

test('the mean is between the smallest and the largest harvest', () => {
  const weighing = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 900 }));
  checkLaw([fc.array(weighing, { minLength: 1, maxLength: 20 })], (weighings) => {
    const statistics = yieldStatistics(harvestsOf(...weighings), []);
    if (statistics === null) throw new Error('Nothing was learned.');
    const { minOz, meanOz, maxOz } = statistics;
    expect(meanOz).toBeGreaterThan(minOz - 1e-9);
    expect(meanOz).toBeLessThan(maxOz + 1e-9);
  });
});
