import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';
import { bufferSuggestion, safeBuffer } from './buffer-suggestion.ts';

const TODAY = '2026-11-20';
const PLANNED = { yieldOz: 10, bufferPercent: 6 };
const STATISTICS = {
  meanOz: 10,
  spreadOz: 1,
  minOz: 7,
  maxOz: 12,
  lostTrays: 0,
  lostShare: 0,
  medianDays: 10,
};

function harvestsOf(...ounces: number[]) {
  return weighedHarvests(
    ounces.map((weightOz) => [1, weightOz] as const),
    TODAY,
  );
}

const EIGHT = harvestsOf(7, 9, 9.5, 10, 10, 11, 11.5, 12);

test.each([
  [1, 0, 20],
  [1, 0.05, 26],
  [4, 0, 100],
  [0, 0, 0],
])('a spread of %s oz around 10 and a loss of %s need %s %%', (spreadOz, lostShare, percent) => {
  expect(safeBuffer({ meanOz: 10, spreadOz, lostShare })).toBe(percent);
});

test('seven harvests propose no buffer', () => {
  expect(bufferSuggestion(EIGHT.slice(1), STATISTICS, PLANNED)).toBeNull();
});

test('short harvests of today are counted: 2 of 8 are 1 in 4', () => {
  expect(bufferSuggestion(EIGHT, STATISTICS, PLANNED)).toEqual({ percent: 20, shortOneIn: 4 });
});

test('without a short harvest so far there is no chance to tell', () => {
  const even = harvestsOf(10, 10, 10, 10, 10, 10, 10, 10);
  expect(bufferSuggestion(even, STATISTICS, PLANNED)?.shortOneIn).toBeNull();
});

test('trays that are lost make harvests short, too', () => {
  const even = harvestsOf(10, 10, 10, 10, 10, 10, 10, 10);
  const lossy = { ...STATISTICS, lostShare: 0.1 };
  expect(bufferSuggestion(even, lossy, PLANNED)?.shortOneIn).toBe(1);
});

test('a buffer within 2 points of the proposed one is left as it is', () => {
  expect(bufferSuggestion(EIGHT, STATISTICS, { yieldOz: 10, bufferPercent: 18 })).not.toBeNull();
  expect(bufferSuggestion(EIGHT, STATISTICS, { yieldOz: 10, bufferPercent: 18.1 })).toBeNull();
  expect(bufferSuggestion(EIGHT, STATISTICS, { yieldOz: 10, bufferPercent: 22 })).not.toBeNull();
});

test('the buffer grows with the spread and with the losses', () => {
  const amount = fc.double({ min: 0, max: 10, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  checkLaw([amount, amount, share, share], (spread, moreSpread, lost, moreLost) => {
    const less = safeBuffer({ meanOz: 10, spreadOz: spread, lostShare: lost });
    const more = {
      meanOz: 10,
      spreadOz: spread + moreSpread,
      lostShare: Math.min(1, lost + moreLost),
    };
    expect(safeBuffer(more)).toBeGreaterThanOrEqual(less);
  });
});
