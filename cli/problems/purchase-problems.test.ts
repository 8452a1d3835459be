import { expect, test } from 'vitest';
import { aPurchase } from '#tests/support/builders/catalog-builders.ts';
import { check } from '../commands/check.ts';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { findPurchaseProblems } from './purchase-problems.ts';

test('a purchase of what the farm does not have is told', () => {
  const purchases = [
    aPurchase(),
    aPurchase({ id: 'pur_2', stockId: 'seed:gone' }),
    aPurchase({ id: 'pur_3', stockId: 'mat_gone' }),
  ];
  expect(findPurchaseProblems(bistroFarm({ purchases }))).toEqual([
    { path: 'purchases[1].stockId', message: "There is no stock 'seed:gone'." },
    { path: 'purchases[2].stockId', message: "There is no stock 'mat_gone'." },
  ]);
});

test('purchases are counted once there are some', () => {
  const countsOf = (farm: ReturnType<typeof bistroFarm>) =>
    (check.answer(aQuestion({ farm })).json as { counts: object }).counts;
  expect(countsOf(bistroFarm())).not.toHaveProperty('purchases');
  expect(countsOf(bistroFarm({ purchases: [aPurchase()] }))).toHaveProperty('purchases', 1);
});
