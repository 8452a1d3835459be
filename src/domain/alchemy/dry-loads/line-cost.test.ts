import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { blendedUnitCost, dryLineCost } from './line-cost.ts';

test('what came in is blended with what was there by how much there is of each', () => {
  // 100 at $0.10 and 50 for $8: $18 of 150.
  expect(blendedUnitCost({ stockQty: 100, unitCost: 0.1 }, 50, 8)).toBe(0.12);
  // Four decimals.
  expect(blendedUnitCost({ stockQty: 1, unitCost: 1 }, 2, 1)).toBe(0.6667);
  // Less than nothing in stock is nothing.
  expect(blendedUnitCost({ stockQty: -20, unitCost: 9 }, 4, 2)).toBe(0.5);
});

test('what cost nothing, or left nothing, leaves the cost as it was', () => {
  expect(blendedUnitCost({ stockQty: 10, unitCost: 3 }, 5, 0)).toBe(3);
  expect(blendedUnitCost({ stockQty: 0, unitCost: 3 }, 0, 7)).toBe(3);
});

const PEA = aVariety({ id: 'pea', yieldOzPerTray: 10 });
const FARM = aFarm({ varieties: [PEA, aVariety({ id: 'corn', yieldOzPerTray: 20 })] });
const DRYER = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 1, shelfMaxOz: 16 };

/** A farm whose powder costs $2 a tray and $12 a cycle. */
function powderFarm(enabled: boolean) {
  const powder = anItem({ id: 'powder' });
  const costs = { enabled, freshCostPerTrayUSD: 2, freezeCycleCostUSD: 12 };
  const powderCalc = { ...powder.powderCalc, ...costs } as typeof powder.powderCalc;
  return {
    ...FARM,
    capacity: { ...FARM.capacity, freezeDryers: [DRYER] },
    alchemy: { ...FARM.alchemy, items: [{ ...powder, powderCalc }] },
  } as Parameters<typeof dryLineCost>[2];
}

test('a line costs its trays plus its share of the cycle by shelves', () => {
  const pea = aDryLine({ trays: 2 });
  const corn = aDryLine({ itemId: 'flakes', varietyId: 'corn', trays: 2 });
  const load = aDryLoad({ lines: [pea, corn] });
  // 2 trays of $2, and 2 of 6 shelves of $12.
  expect(dryLineCost(load, pea, powderFarm(true))).toBe(2 * 2 + 4);
  // Fresh items take no cycle.
  expect(dryLineCost({ ...load, dryerId: '' }, pea, powderFarm(true))).toBe(4);
  const none = aDryLine({ trays: 0 });
  expect(dryLineCost(aDryLoad({ lines: [none] }), none, powderFarm(true))).toBe(0);
});
