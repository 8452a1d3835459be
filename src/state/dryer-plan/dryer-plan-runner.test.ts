import { expect, test } from 'vitest';
import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { planDryers } from '#domain/alchemy/dryer-plan/plan-dryers.ts';
import { dryerPlanRunner } from './dryer-plan-runner.ts';
import type { DryerPlanEvent } from './dryer-plan-state.ts';
import type { DryerPlanProgress, FinishedDryerPlan } from '../ports/workers.ts';

const input: DryerPlanInput = {
  start: '2025-06-02',
  varieties: [],
  dryers: [],
  orders: [],
  undated: [],
  totalOrders: 0,
  plantings: [],
};
const plan = planDryers(input);
const NO_COST = { unmetTrays: 0, cycles: 0, daysOff: 0, offDayTrays: 0, points: 0 };
const finished: FinishedDryerPlan = {
  improved: { plan, cost: NO_COST, ruleCost: NO_COST, bound: 0, loads: [] },
  ranIn: 'worker',
  wasStopped: false,
};

/** A runner whose plans end when the test says so. */
function aRunner() {
  const events: DryerPlanEvent[] = [];
  const problems: string[] = [];
  const runs: {
    emit: (progress: DryerPlanProgress) => void;
    resolve: (plan: FinishedDryerPlan) => void;
    reject: (cause: Error) => void;
    isStopped: () => boolean;
  }[] = [];
  const runner = dryerPlanRunner(
    {
      dryerPlanSearch: {
        plan(_, emit) {
          let isStopped = false;
          const done = new Promise<FinishedDryerPlan>((resolve, reject) =>
            runs.push({ emit, resolve, reject, isStopped: () => isStopped }),
          );
          return { done, stop: () => (isStopped = true) };
        },
      },
      logger: { error: (message) => problems.push(message), note: () => undefined },
    },
    (event) => events.push(event),
  );
  return {
    runner,
    runs,
    problems,
    told: () => events.map(({ type }) => type.replace('DRYER_PLAN_', '')),
    events,
  };
}

test('a plan is told to start, to get on and to end', async () => {
  const { runner, runs, told } = aRunner();
  const done = runner.start(input);
  runs[0]?.emit({ plan, share: 0.5 });
  runs[0]?.resolve(finished);
  await done;
  expect(told()).toEqual(['START', 'PROGRESS', 'SUCCESS']);
});

test('a failure is told with its reason and logged', async () => {
  const { runner, runs, events, problems } = aRunner();
  const done = runner.start(input);
  runs[0]?.reject(new Error('No steps'));
  await done;
  expect(events.at(-1)).toEqual({ type: 'DRYER_PLAN_ERROR', payload: { error: 'No steps' } });
  expect(problems).toEqual(['The dryers could not be planned']);
});

test('the plan that was asked for last ends the one before and is the one that counts', async () => {
  const { runner, runs, told } = aRunner();
  const [first, second] = [runner.start(input), runner.start(input)];
  expect(runs.map(({ isStopped }) => isStopped())).toEqual([true, false]);
  runs[0]?.emit({ plan, share: 1 });
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
