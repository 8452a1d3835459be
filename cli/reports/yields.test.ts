import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { weighedHarvests } from '#tests/support/builders/weighed-harvests.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { yieldRows } from './yields.ts';

const TODAY = '2026-11-20';

test('every variety has a row by name; one without a harvest has nothing to tell', () => {
  const weights = [
    [3, 30],
    [2, 18],
    [4, 30],
    [3, 27],
  ] as const;
  const farm = {
    ...freshFarm(),
    varieties: [aVariety({ id: 'pea', yieldOzPerTray: 10 }), aVariety({ id: 'basil' })],
    harvestLog: weighedHarvests(weights, TODAY),
  };
  const unweighed = { meanOz: null, spreadOz: null, minOz: null, maxOz: null, medianDays: null };
  const unlost = { lostTrays: null, lostShare: null };
  const noProposal = { proposedYieldOz: null, proposedBufferPercent: null };
  const basil = { varietyId: 'basil', varietyName: 'Basil', harvests: 0, effectiveYieldOz: 8 };
  expect(yieldRows(farm, TODAY)).toEqual([
    { ...basil, ...unweighed, ...unlost, ...noProposal },
    {
      varietyId: 'pea',
      varietyName: 'Pea',
      harvests: 4,
      effectiveYieldOz: 10,
      meanOz: 8.75,
      // 12 trays: 3 × 1.25², 2 × 0.25², 4 × 1.25², 3 × 0.25² = 11.25; ÷ 12 × 4 ÷ 3 = 1.25.
      spreadOz: 1.118,
      minOz: 7.5,
      maxOz: 10,
      lostTrays: 0,
      lostShare: 0,
      proposedYieldOz: 8.75,
      proposedBufferPercent: null,
      medianDays: 10,
    },
  ]);
});
