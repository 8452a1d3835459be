import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { findLostReferences } from './lost-references.ts';
import { findOddLots } from './odd-lots.ts';

const LOT = { code: 'RB-2291', supplier: '', germinationPercent: null, bestBefore: null };
const booking = (id: string, pounds: number) =>
  aSeedIntake({ id, atISO: '2026-11-02T08:00:00.000Z', pounds, lot: LOT });

test('a lot of seed that went out is told', () => {
  const farm = aFarm({ seedsInventory: [booking('in', 5), booking('out', -1)] });
  expect(findOddLots(farm)).toEqual([
    { path: 'seedsInventory[1].lot', message: 'A lot belongs to seed that came in.' },
  ]);
});

test('trays that were sown from a seed entry which is gone are told', () => {
  const entry = { dateISO: '2026-11-26', varietyId: 'pea', trays: 2 };
  const seedLots = [
    { txnId: 'in', trays: 1 },
    { txnId: 'x', trays: 1 },
  ];
  const farm = normalizeFarm({
    ...aFarm({ seedsInventory: [booking('in', 5)] }),
    traysPlantedLog: [{ ...entry, seedLots }],
  });
  expect(findLostReferences(farm)).toEqual([
    { path: 'traysPlantedLog[0].seedLots[1].txnId', message: "There is no seed entry 'x'." },
  ]);
});
