import { expect, test } from 'vitest';
import { improvePlan } from '#domain/alchemy/dryer-plan/improve-plan.ts';
import type { FinishedDryerPlan } from '../ports/workers.ts';
import {
  NO_DRYER_PLAN,
  dryerPlanStatus,
  reduceDryerPlan,
  type DryerPlanEvent,
} from './dryer-plan-state.ts';

const search = improvePlan(
  {
    start: '2025-06-02',
    varieties: [],
    dryers: [],
    orders: [],
    undated: [],
    totalOrders: 0,
    plantings: [],
  },
  () => 0,
  () => 1,
);
const end = search.next();
const improved = end.value;
const finished: FinishedDryerPlan = { improved, ranIn: 'worker', wasStopped: false };

const start: DryerPlanEvent = { type: 'DRYER_PLAN_START' };
const progress: DryerPlanEvent = {
  type: 'DRYER_PLAN_PROGRESS',
  payload: { plan: improved.plan, share: 0.4 },
};
const success: DryerPlanEvent = { type: 'DRYER_PLAN_SUCCESS', payload: finished };
const failure = (error: string): DryerPlanEvent => ({
  type: 'DRYER_PLAN_ERROR',
  payload: { error },
});
const after = (...events: DryerPlanEvent[]) => events.reduce(reduceDryerPlan, NO_DRYER_PLAN);

test('the status is running, then error, otherwise idle or complete', () => {
  expect(dryerPlanStatus(NO_DRYER_PLAN)).toBe('idle');
  expect(dryerPlanStatus(after(start))).toBe('running');
  expect(dryerPlanStatus(after(start, failure('No dryers')))).toBe('error');
  expect(dryerPlanStatus(after(start, success))).toBe('complete');
  expect(dryerPlanStatus(after(success, failure(''), start))).toBe('running');
});

test('the plan so far is seen while a better one is looked for', () => {
  expect(after(start, progress)).toMatchObject({
    plan: improved.plan,
    share: 0.4,
    isRunning: true,
  });
});

test('a plan stays to be seen while the next one is made, and when that fails', () => {
  expect(after(success, start)).toMatchObject({ plan: improved.plan, finished: null });
  expect(after(success, start, failure('No'))).toMatchObject({ plan: improved.plan, error: 'No' });
});

test('news after the end change nothing', () => {
  const ended = after(start, success);
  expect(reduceDryerPlan(ended, progress)).toBe(ended);
});

test('an error without words is that the planner failed', () => {
  expect(after(failure(' ')).error).toBe('Planner failed');
});
