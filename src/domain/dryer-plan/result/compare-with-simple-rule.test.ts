import { expect, test } from 'vitest';
import { dryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan-input.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryPlanOf,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import type { DryPlanFarm } from '../question/build-dry-plan-input.ts';
import { compareWithSimpleRule } from './compare-with-simple-rule.ts';

// Pea ripens in 12 days: on Thursday the 19th when it is planted on the 7th.
const TODAY = '2025-06-07';

function compare(farm: DryPlanFarm, settings = {}) {
  const question = dryQuestionOf(farm, TODAY, settings);
  const plan = dryPlanOf(farm, TODAY, settings);
  return compareWithSimpleRule(dryerPlanInput(farm, TODAY), question, plan);
}

test('the simple rule plants a tray for every order, the plan one for all that share it', () => {
  const orders = ['A', 'B', 'C'].map((id) => aJarOrder(1, '2025-06-27', id));
  const { plan, rule } = compare(aPeaPowderFarm({ orders, gramsPerJar: 3.6 }));
  const alike = { orders: 3, lateOrders: 0, lateTrays: 0, loads: 1, points: 10 };
  expect(plan).toEqual({ ...alike, trays: 1 });
  // Thursday's harvest, dried that day, is ready on the Friday on which the orders are due.
  expect(rule).toEqual({ ...alike, trays: 3 });
});

test('the simple rule shares days between dryers, so with real ones what it plans may wait', () => {
  // Two trays a day on average of a dryer that takes four every second day.
  const farm = aPeaPowderFarm({ dryers: [aDryer(4, 2)], orders: [aJarOrder(4, '2025-06-25')] });
  const { plan, rule } = compare(farm);
  expect(plan.points).toBe(10);
  // The rule: two trays on Saturday the 21st and two on Sunday, both of Friday's harvest. The second
  // load waits for the first: ready on the 23rd, two days early, and on the 25th.
  expect(rule).toEqual({
    orders: 1,
    lateOrders: 0,
    trays: 4,
    lateTrays: 0,
    loads: 2,
    points: 2 * 10 + 2 * 2,
  });
});

test('what no dryer carries is late for both; orders that were due before are in neither', () => {
  const orders = [aJarOrder(1, '2025-06-20'), aJarOrder(1, '2025-06-01', 'OLD')];
  const farm = aPeaPowderFarm({ dryers: [aDryer(1, 1, { shelfMaxOz: 8 })], orders });
  const { plan, rule } = compare(farm);
  expect([plan.orders, plan.lateOrders, plan.loads]).toEqual([1, 1, 0]);
  expect([rule.orders, rule.lateOrders, rule.loads]).toEqual([1, 1, 0]);
});
