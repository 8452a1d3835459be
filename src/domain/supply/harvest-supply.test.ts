import { expect, test } from 'vitest';
import { aClaim, aLedger, aLot } from '#tests/support/builders/supply-builders.ts';
import { harvestSupply } from './harvest-supply.ts';

const DAY = '2025-03-14';

test('a deleted variety has no supply', () => {
  const nothing = { lots: [], claims: [], supplyOz: 0, carriedInOz: 0, shortOz: 0 };
  expect(harvestSupply(new Map(), DAY, 'pea')).toEqual(nothing);
  expect(harvestSupply(aLedger([aLot()]), '2025-03-15', 'pea')).toEqual(nothing);
});

test('all lots of a day are there together, and all that its deliveries miss is short', () => {
  const lots = [aLot({ oz: 5, state: 'cut' }), aLot({ id: 'other', oz: 3 })];
  const claims = [
    aClaim('a', 8, 6),
    aClaim('b', 4, 3),
    aClaim('c', 9, 0, { dayISO: '2025-03-15' }),
  ];
  expect(harvestSupply(aLedger(lots, claims, { [DAY]: 2 }), DAY, 'pea')).toMatchObject({
    lots: [{ state: 'cut' }, { id: 'other' }],
    supplyOz: 8,
    carriedInOz: 2,
    shortOz: 3,
  });
});

test('what has gone out is not short, however little of it the ledger finds', () => {
  const claims = [aClaim('a', 30, 24, { isLeft: true }), aClaim('b', 4, 3)];
  expect(harvestSupply(aLedger([aLot()], claims), DAY, 'pea')).toMatchObject({ shortOz: 1 });
});
