import { expect, test } from 'vitest';
import { aPowderCalc } from '#tests/support/builders/alchemy-builders.ts';
import { powderCost } from './powder-cost.ts';

const USUAL = aPowderCalc({ freshCostPerTrayUSD: 3, freezeCycleCostUSD: 12 });

test.each([
  ['oz', 3.683],
  ['g', 0.1299],
  ['lb', 58.9286],
  ['kg', 129.9153],
] as const)('a cycle of $33 gives 8.96 oz: per %s $%d', (unit, unitCost) => {
  expect(powderCost(USUAL, unit)?.unitCost).toBe(unitCost);
});

test('6 trays of 18 oz at 10% and $35 are $0.1143 a gram', () => {
  const calc = aPowderCalc({
    freshCostPerTrayUSD: 2.5,
    harvestOzPerTray: 18,
    powderYieldPct: 10,
    freezeCycleCostUSD: 20,
    traysPerCycleAllocated: 6,
  });
  expect(powderCost(calc, 'g')?.unitCost).toBe(0.1143);
});

test.each(['traysPerCycleAllocated', 'harvestOzPerTray', 'powderYieldPct'] as const)(
  'a powder with %s of 0 yields nothing',
  (field) => {
    expect(powderCost({ ...USUAL, [field]: 0 }, 'g')).toBeNull();
  },
);

test('a powder that is not weighed yields nothing', () => {
  expect(powderCost(USUAL, 'ml')).toBeNull();
  expect(powderCost(USUAL, 'unit')).toBeNull();
});
