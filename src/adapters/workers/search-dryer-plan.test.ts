import { expect, test } from 'vitest';
import { planDryers } from '#domain/alchemy/dryer-plan/plan-dryers.ts';
import type { DryerPlanProgress } from '#state/ports/workers.ts';
import { busyDryers } from '#tests/support/farms/busy-dryers.ts';
import { searchDryerPlan } from './search-dryer-plan.ts';

test('the plan of the rule is told first, and after every news others are let in', async () => {
  const told: DryerPlanProgress[] = [];
  let letIn = 0;
  await searchDryerPlan(busyDryers, {
    budget: 100,
    slice: 5,
    onProgress(progress) {
      told.push(progress);
      setTimeout(() => (letIn += 1));
      // Whoever waited since the last news had their turn.
      expect(letIn).toBe(told.length - 1);
    },
    isStopped: () => false,
  });
  expect(told[0]).toEqual({ plan: planDryers(busyDryers), share: 0 });
  expect(letIn).toBe(told.length);
});

test('a search that is stopped ends with the best so far, and goes on with nothing', async () => {
  let told = 0;
  const improved = await searchDryerPlan(busyDryers, {
    budget: 3_600_000,
    slice: 0,
    onProgress: () => (told += 1),
    isStopped: () => told >= 3,
  });
  expect(told).toBeLessThanOrEqual(4);
  expect(improved.cost.points).toBeLessThanOrEqual(improved.ruleCost.points);
});
