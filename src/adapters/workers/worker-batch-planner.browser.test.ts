import { expect, test } from 'vitest';
import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import { planBatches } from '#domain/alchemy/auto-batch/plan-batches.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import type { BatchProgress } from '#state/ports.ts';
import { workerBatchPlanner } from './worker-batch-planner.ts';

const START = '2025-06-02';

/** Three months of orders for two dryers, so many that a second is not enough for the best plan. */
const busy: AutoBatchInput = {
  start: START,
  varieties: Array.from({ length: 6 }, (_, index) => ({
    id: `v${index}`,
    name: `Variety ${index}`,
    daysToHarvest: 8 + index,
    yieldOzPerTray: 12,
  })),
  dryers: [
    { trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 },
    { trays: 5, cyclesPerDay: 1, shelfMaxOz: 16 },
  ],
  orders: Array.from({ length: 60 }, (_, index) => ({
    id: `O-${index}`,
    varietyId: `v${index % 6}`,
    traysNeeded: 3 + ((index * 7) % 13),
    dueDate: addDays(START, 16 + ((index * 11) % 70)),
    requiresFreezeDry: true,
  })),
  undated: [],
  totalOrders: 60,
  plantings: [],
};
const empty = { ...busy, orders: [], totalOrders: 0 };
/** Damaged as no normalised farm is, which the types do not allow. */
const broken = { ...busy, orders: null } as unknown as AutoBatchInput;

const refuse = (): Worker => {
  throw new Error('Workers are switched off');
};
const missing = () => new Worker('/no-such-worker.js', { type: 'module' });

test('a plan is told by the rule at once and then searched for beside the screen', async () => {
  const told: BatchProgress[] = [];
  const run = workerBatchPlanner().plan(busy, (progress) => told.push(progress));
  const { improved, ranIn, wasStopped } = await run.done;
  expect([ranIn, wasStopped]).toEqual(['worker', false]);
  expect(told[0]).toEqual({ plan: planBatches(busy), share: 0 });
  expect(told.length).toBeGreaterThan(2);
  expect(improved.cost.points).toBeLessThanOrEqual(improved.ruleCost.points);
});

test('a search that is stopped ends at once with the best so far', async () => {
  const start = performance.now();
  let stopped = Infinity;
  const run = workerBatchPlanner().plan(busy, () => {
    stopped = Math.min(stopped, performance.now());
    run.stop();
  });
  const { improved, wasStopped } = await run.done;
  expect(wasStopped).toBe(true);
  expect(improved.plan.stats).toEqual(planBatches(busy).stats);
  expect(performance.now() - stopped).toBeLessThan(Math.max(700, stopped - start));
});

test('a plan is searched for in the page when no worker starts, and the page is never held up', async () => {
  const stalls: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    stalls.push(performance.now() - last);
    last = performance.now();
  });
  const { improved, ranIn } = await workerBatchPlanner(refuse).plan(busy, () => undefined).done;
  clearInterval(timer);
  expect(ranIn).toBe('page');
  expect(improved.plan.stats.totalOrders).toBe(60);
  // The median, since a busy machine may hold up any single one.
  expect(stalls.toSorted((a, b) => a - b)[Math.floor(stalls.length / 2)]).toBeLessThan(50);
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
