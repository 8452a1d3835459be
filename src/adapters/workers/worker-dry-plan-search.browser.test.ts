import { expect, test } from 'vitest';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { workerDryPlanSearch } from './worker-dry-plan-search.ts';

const question = dryQuestionOf(
  aPeaPowderFarm({ dryers: [aDryer(7, 2)], orders: [aJarOrder(7, '2025-06-27')] }),
  '2025-06-07',
);
/** Damaged as no normalised farm is, which the types do not allow. */
const damaged = { ...question, needs: null } as unknown as DryPlanQuestion;

const refuse = (): Worker => {
  throw new Error('Workers are switched off');
};
const missing = () => new Worker('/no-such-worker.js', { type: 'module' });

test('a plan of real machines is searched for beside the screen', async () => {
  const { plan, ranIn } = await (await workerDryPlanSearch().plan(question)).done;
  expect([ranIn, plan.points, plan.bound]).toEqual(['worker', 10, 10]);
});

test('it is searched for in the page when no worker starts, or its program is missing', async () => {
  for (const start of [refuse, missing]) {
    const { plan, ranIn } = await (await workerDryPlanSearch(start).plan(question)).done;
    expect([ranIn, plan.points]).toEqual(['page', 10]);
  }
});

test('a first plan is there before the search, from the worker and from the page', async () => {
  for (const search of [workerDryPlanSearch(), workerDryPlanSearch(refuse)]) {
    const heard: number[] = [];
    const run = await search.plan(question, ({ loads }) => heard.push(loads.length));
    await run.done;
    // Seven trays for a dryer of seven shelves.
    expect(heard).toEqual([1]);
  }
});

test('a question that cannot be planned tells why, from the worker and from the page', async () => {
  for (const search of [workerDryPlanSearch(), workerDryPlanSearch(refuse)]) {
    const { done } = await search.plan(damaged);
    await expect(done).rejects.toThrow(/null/);
  }
});

test('a worker that is left is ended', async () => {
  let ended = 0;
  class CountingWorker extends Worker {
    override terminate(): void {
      ended += 1;
      super.terminate();
    }
  }
  const start = () => new CountingWorker('/no-such-worker.js');
  const { leave } = await workerDryPlanSearch(start).plan(question);
  leave();
  expect(ended).toBe(1);
});
