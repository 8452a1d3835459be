import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { anyDryPlanQuestion } from '#tests/support/random/dry-plan-questions.ts';
import type { DryPlan } from '../result/dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { lateOrders, type LateNeeds } from '../result/late-orders.ts';
import { inSteps, searchDryPlan } from './search-dry-plan.ts';

/** Trials of cures: those of the first late orders. */
const TRIALS = 15;

/** A plan that is searched for in so many steps; without trials it offers no cures, each of which is a plan of its own. */
function planOf(question: DryPlanInput, steps: number, trials = 0): DryPlan {
  return inSteps(steps, (progress) => searchDryPlan(question, progress, trials));
}

test('every plan can be carried out, machine by machine, and says of itself what is so', () => {
  checkLaw([anyDryPlanQuestion], { numRuns: 50 }, (question) =>
    checkDryPlan(question, planOf(question, 4)),
  );
});

test('a longer search never has more points, and no plan is below the bound of any', () => {
  checkLaw([anyDryPlanQuestion], { numRuns: 8 }, (question) => {
    const [short, long] = [planOf(question, 3), planOf(question, 12)];
    expect(Math.min(short.points, long.points)).toBeGreaterThanOrEqual(
      Math.max(short.bound, long.bound),
    );
    expect(planOf(question, 3)).toEqual(short);
  });
});

test('every late order has a cause, and the suggested day is one of the plan', () => {
  checkLaw([anyDryPlanQuestion], { numRuns: 15 }, (question) => {
    const { late, alerts, loads, fresh } = planOf(question, 4, TRIALS);
    expect(alerts.length === 0).toBe(late.length === 0);
    const days = new Set([
      ...loads.map(({ readyISO }) => readyISO),
      ...fresh.map(({ cutISO }) => cutISO),
    ]);
    for (const { dateISO } of alerts.flatMap(({ cures }) => cures))
      if (dateISO !== null) expect(days).toContain(dateISO);
  });
});

test('every late order has the day on which the plan finishes it, tried or not', () => {
  checkLaw([anyDryPlanQuestion], { numRuns: 50 }, (question) => {
    const plan = planOf(question, 4);
    const told = plan.alerts.map(({ orderId, cures }) => [orderId, cures.map((c) => c.dateISO)]);
    const readyDays = ({ items }: LateNeeds) => items.map(({ readyISO }) => readyISO ?? '');
    expect(told).toEqual(
      lateOrders(question, plan).map((order) => {
        const days = readyDays(order).toSorted();
        return [order.orderId, days.includes('') ? [] : days.slice(-1)];
      }),
    );
  });
});

test('what is planned and in time stays as it is unless another plan has fewer points', () => {
  const whatRuns = ({ loads }: DryPlan) =>
    loads.map(({ dryerId, startISO, lines }) => [
      `${dryerId} ${startISO}`,
      lines.flatMap(({ itemId, trays }) => Array<string>(trays).fill(itemId)).toSorted(),
    ]);
  const inTime = anyDryPlanQuestion
    .map((question) => ({ question, plan: planOf(question, 4) }))
    .filter(({ plan }) => plan.late.length === 0);
  checkLaw([inTime], { numRuns: 10 }, ({ question, plan }) => {
    const again = planOf({ ...question, planned: plan.loads }, 0);
    expect(again.points).toBeLessThanOrEqual(plan.points);
    if (again.points === plan.points) expect(whatRuns(again)).toEqual(whatRuns(plan));
  });
});
