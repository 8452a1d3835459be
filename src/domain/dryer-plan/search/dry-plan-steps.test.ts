import { expect, test } from 'vitest';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { dryPlanAtOnce, firstDryPlan, searchDryPlan } from './search-dry-plan.ts';

/** A farm whose one dryer is full, so that its search never ends by itself. */
const FULL = dryQuestionOf(
  aPeaPowderFarm({
    orders: [aJarOrder(8, '2025-06-20', 'A-001'), aJarOrder(8, '2025-06-24', 'B-001')],
  }),
  '2025-06-07',
);

/** How often a search of so many steps stops, and the points of its plan. */
function search(steps: number): readonly [stops: number, points: number] {
  let stops = 0;
  const all = searchDryPlan(FULL, () => Math.min(1, stops / steps));
  let step = all.next();
  for (; step.done !== true; step = all.next()) stops += 1;
  expect(dryPlanAtOnce(FULL, steps)).toEqual(step.value);
  return [stops, step.value.points];
}

test('a search takes as many steps as it is given, and the same ones give the same plan', () => {
  // The first plan, its steps, and one for the order that is late.
  expect(search(6)[0]).toBe(1 + 6 - 1 + 1);
  expect(search(9)[0]).toBe(9 + 1);
  expect(search(6)).toEqual(search(6));
});

test('without any step it is the first plan', () => {
  expect(search(0)).toEqual([2, firstDryPlan(FULL).points]);
});

test('the first plan is feasible and says who is late, why and until when, without other suggestions', () => {
  // Pea grows for 12 days: what is due on the 10th cannot be ripe before the 19th, and is two days in the dryer.
  const orders = [aJarOrder(7, '2025-06-27'), { ...aJarOrder(3, '2025-06-10'), id: 'EARLY' }];
  const question = dryQuestionOf(aPeaPowderFarm({ dryers: [aDryer(7, 2)], orders }), '2025-06-07');
  const plan = firstDryPlan(question);
  checkDryPlan(question, plan);
  const cure = { kind: 'day', text: 'Move the due date to Sat 6/21', dateISO: '2025-06-21' };
  expect(plan.alerts).toEqual([{ orderId: 'EARLY', cause: 'ripe', cures: [cure] }]);
});
