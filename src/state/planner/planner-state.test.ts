import { expect, test } from 'vitest';
import { improvePlan } from '#domain/alchemy/auto-batch/improve-plan.ts';
import type { FinishedBatchPlan } from '../ports/workers.ts';
import { NO_BATCH_PLAN, plannerStatus, reducePlanner, type PlannerEvent } from './planner-state.ts';

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
const finished: FinishedBatchPlan = { improved, ranIn: 'worker', wasStopped: false };

const start: PlannerEvent = { type: 'PLANNER_START' };
const progress: PlannerEvent = {
  type: 'PLANNER_PROGRESS',
  payload: { plan: improved.plan, share: 0.4 },
};
const success: PlannerEvent = { type: 'PLANNER_SUCCESS', payload: finished };
const failure = (error: string): PlannerEvent => ({ type: 'PLANNER_ERROR', payload: { error } });
const after = (...events: PlannerEvent[]) => events.reduce(reducePlanner, NO_BATCH_PLAN);

test('the status is running, then error, otherwise idle or complete', () => {
  expect(plannerStatus(NO_BATCH_PLAN)).toBe('idle');
  expect(plannerStatus(after(start))).toBe('running');
  expect(plannerStatus(after(start, failure('No dryers')))).toBe('error');
  expect(plannerStatus(after(start, success))).toBe('complete');
  expect(plannerStatus(after(success, failure(''), start))).toBe('running');
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
  expect(reducePlanner(ended, progress)).toBe(ended);
});

test('an error without words is that the planner failed', () => {
  expect(after(failure(' ')).error).toBe('Planner failed');
});
