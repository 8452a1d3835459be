import { expect, test } from 'vitest';
import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import { planBatches } from '#domain/alchemy/auto-batch/plan-batches.ts';
import type { BatchProgress } from '#state/ports/workers.ts';
import { busyDryers } from '#tests/support/busy-dryers.ts';
import { workerBatchPlanner } from './worker-batch-planner.ts';

const empty = { ...busyDryers, orders: [], totalOrders: 0 };
/** Damaged as no normalised farm is, which the types do not allow. */
const broken = { ...busyDryers, orders: null } as unknown as AutoBatchInput;

const refuse = (): Worker => {
  throw new Error('Workers are switched off');
};
const missing = () => new Worker('/no-such-worker.js', { type: 'module' });

test('a plan is told by the rule at once and then searched for beside the screen', async () => {
  const told: BatchProgress[] = [];
  const run = workerBatchPlanner().plan(busyDryers, (progress) => told.push(progress));
  const { improved, ranIn, wasStopped } = await run.done;
  expect([ranIn, wasStopped]).toEqual(['worker', false]);
  expect(told[0]).toEqual({ plan: planBatches(busyDryers), share: 0 });
  expect(told.length).toBeGreaterThan(2);
  expect(improved.cost.points).toBeLessThanOrEqual(improved.ruleCost.points);
});

test('a search that is stopped ends with the best so far', async () => {
  for (const planner of [workerBatchPlanner(), workerBatchPlanner(refuse)]) {
    const run = planner.plan(busyDryers, () => run.stop());
    const { improved, wasStopped } = await run.done;
    expect(wasStopped).toBe(true);
    expect(improved.plan.stats).toEqual(planBatches(busyDryers).stats);
  }
});

test('a plan is searched for in the page when no worker starts', async () => {
  const { improved, ranIn } = await workerBatchPlanner(refuse).plan(busyDryers, () => undefined)
    .done;
  expect(ranIn).toBe('page');
  expect(improved.plan.stats.totalOrders).toBe(60);
});

test('a plan is made in the page when the program of the worker is missing', async () => {
  const { ranIn } = await workerBatchPlanner(missing).plan(empty, () => undefined).done;
  expect(ranIn).toBe('page');
});

test('a plan that fails tells why, from the worker and from the page', async () => {
  for (const planner of [workerBatchPlanner(), workerBatchPlanner(refuse)]) {
    await expect(planner.plan(broken, () => undefined).done).rejects.toThrow(/null/);
  }
});
