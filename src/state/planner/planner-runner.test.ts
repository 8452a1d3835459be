import { expect, test } from 'vitest';
import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import { planBatches } from '#domain/alchemy/auto-batch/plan-batches.ts';
import { plannerRunner } from './planner-runner.ts';
import type { PlannerEvent } from './planner-state.ts';
import type { BatchProgress, FinishedBatchPlan } from '../ports/workers.ts';

const input: AutoBatchInput = {
  start: '2025-06-02',
  varieties: [],
  dryers: [],
  orders: [],
  undated: [],
  totalOrders: 0,
  plantings: [],
};
const plan = planBatches(input);
const NO_COST = { unmetTrays: 0, cycles: 0, daysOff: 0, offDayTrays: 0, points: 0 };
const finished: FinishedBatchPlan = {
  improved: { plan, cost: NO_COST, ruleCost: NO_COST, bound: 0, loads: [] },
  ranIn: 'worker',
  wasStopped: false,
};

/** A runner whose plans end when the test says so. */
function aRunner() {
  const events: PlannerEvent[] = [];
  const problems: string[] = [];
  const runs: {
    tell: (progress: BatchProgress) => void;
    resolve: (plan: FinishedBatchPlan) => void;
    reject: (cause: Error) => void;
    isStopped: () => boolean;
  }[] = [];
  const runner = plannerRunner(
    {
      batchPlanner: {
        plan(_, tell) {
          let isStopped = false;
          const done = new Promise<FinishedBatchPlan>((resolve, reject) =>
            runs.push({ tell, resolve, reject, isStopped: () => isStopped }),
          );
          return { done, stop: () => (isStopped = true) };
        },
      },
      logger: { error: (message) => problems.push(message), note: () => undefined },
    },
    (event) => events.push(event),
  );
  return { runner, runs, problems, told: () => events.map(({ type }) => type.slice(8)), events };
}

test('a plan is told to start, to get on and to end', async () => {
  const { runner, runs, told } = aRunner();
  const done = runner.start(input);
  runs[0]?.tell({ plan, share: 0.5 });
  runs[0]?.resolve(finished);
  await done;
  expect(told()).toEqual(['START', 'PROGRESS', 'SUCCESS']);
});

test('a failure is told with its reason and logged', async () => {
  const { runner, runs, events, problems } = aRunner();
  const done = runner.start(input);
  runs[0]?.reject(new Error('No steps'));
  await done;
  expect(events.at(-1)).toEqual({ type: 'PLANNER_ERROR', payload: { error: 'No steps' } });
  expect(problems).toEqual(['The dryers could not be planned']);
});

test('the plan that was asked for last ends the one before and is the one that counts', async () => {
  const { runner, runs, told } = aRunner();
  const [first, second] = [runner.start(input), runner.start(input)];
  expect(runs.map(({ isStopped }) => isStopped())).toEqual([true, false]);
  runs[0]?.tell({ plan, share: 1 });
  runs[0]?.resolve(finished);
  await first;
  expect(told()).toEqual(['START', 'START']);
  runs[1]?.resolve(finished);
  await second;
  expect(told()).toEqual(['START', 'START', 'SUCCESS']);
});

test('a plan that is stopped ends with what there is', async () => {
  const { runner, runs, told } = aRunner();
  const done = runner.start(input);
  runner.stop();
  expect(runs[0]?.isStopped()).toBe(true);
  runs[0]?.resolve({ ...finished, wasStopped: true });
  await done;
  expect(told()).toEqual(['START', 'SUCCESS']);
});

test('nothing is told any more once the screen is left', async () => {
  const { runner, runs, told } = aRunner();
  const done = runner.start(input);
  runner.leave();
  expect(runs[0]?.isStopped()).toBe(true);
  runs[0]?.reject(new Error('Gone'));
  await done;
  expect(told()).toEqual(['START']);
});
