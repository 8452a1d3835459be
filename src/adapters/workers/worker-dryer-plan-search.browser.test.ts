import { expect, test } from 'vitest';
import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { planDryers } from '#domain/alchemy/dryer-plan/plan-dryers.ts';
import type { DryerPlanProgress } from '#state/ports/workers.ts';
import { busyDryers } from '#tests/support/farms/busy-dryers.ts';
import { workerDryerPlanSearch } from './worker-dryer-plan-search.ts';

const empty = { ...busyDryers, orders: [], totalOrders: 0 };
/** Damaged as no normalised farm is, which the types do not allow. */
const broken = { ...busyDryers, orders: null } as unknown as DryerPlanInput;

const refuse = (): Worker => {
  throw new Error('Workers are switched off');
};
const missing = () => new Worker('/no-such-worker.js', { type: 'module' });

test('a plan is told by the rule at once and then searched for beside the screen', async () => {
  const told: DryerPlanProgress[] = [];
  const run = workerDryerPlanSearch().plan(busyDryers, (progress) => told.push(progress));
  const { improved, ranIn, wasStopped } = await run.done;
  expect([ranIn, wasStopped]).toEqual(['worker', false]);
  expect(told[0]).toEqual({ plan: planDryers(busyDryers), share: 0 });
  expect(told.length).toBeGreaterThan(2);
  expect(improved.cost.points).toBeLessThanOrEqual(improved.ruleCost.points);
});

test('a search that is stopped ends with the best so far', async () => {
  for (const planner of [workerDryerPlanSearch(), workerDryerPlanSearch(refuse)]) {
    const run = planner.plan(busyDryers, () => run.stop());
    const { improved, wasStopped } = await run.done;
    expect(wasStopped).toBe(true);
    expect(improved.plan.stats).toEqual(planDryers(busyDryers).stats);
  }
});

test('a plan is searched for in the page when no worker starts', async () => {
  const { improved, ranIn } = await workerDryerPlanSearch(refuse).plan(busyDryers, () => undefined)
    .done;
  expect(ranIn).toBe('page');
  expect(improved.plan.stats.totalOrders).toBe(60);
});

test('a plan is made in the page when the program of the worker is missing', async () => {
  const { ranIn } = await workerDryerPlanSearch(missing).plan(empty, () => undefined).done;
  expect(ranIn).toBe('page');
});

test('a plan that fails tells why, from the worker and from the page', async () => {
  for (const planner of [workerDryerPlanSearch(), workerDryerPlanSearch(refuse)]) {
    await expect(planner.plan(broken, () => undefined).done).rejects.toThrow(/null/);
  }
});
