import { expect, test } from 'vitest';
import { aJarOrder, aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { dryPlanSteps, firstDryPlan } from './dry-plan-steps.ts';

/** A farm whose one dryer is full, so that its search never ends by itself. */
const FULL = dryQuestionOf(
  aPeaPowderFarm({
    orders: [aJarOrder(8, '2025-06-20', 'A-001'), aJarOrder(8, '2025-06-24', 'B-001')],
  }),
  '2025-06-07',
);

/** How often a search of so many steps stops, and the points of its plan. */
function search(steps: number): readonly [stops: number, points: number] {
  const all = dryPlanSteps(FULL, steps);
  let stops = 0;
  let step = all.next();
  for (; step.done !== true; step = all.next()) {
    expect(step.value).toBeNull();
    stops += 1;
  }
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
