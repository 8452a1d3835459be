import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { anyDryPlanQuestion } from '#tests/support/random/dry-plan-questions.ts';
import type { DryPlan } from './dry-plan.ts';
import type { DryPlanQuestion } from './dry-plan-question.ts';
import { searchDryPlan } from './search-dry-plan.ts';

/** A plan that is searched for in so many steps. */
function planOf(question: DryPlanQuestion, steps: number): DryPlan {
  let taken = 0;
  const search = searchDryPlan(question, seededRandom(1), () => taken / steps);
  let step = search.next();
  while (step.done !== true) {
    taken += 1;
    step = search.next();
  }
  return step.value;
}

test('every plan can be carried out, machine by machine, and says of itself what is so', () => {
  fc.assert(
    fc.property(anyDryPlanQuestion, (question) => checkDryPlan(question, planOf(question, 4))),
    { numRuns: 50 },
  );
});

test('a longer search never has more points, and no plan is below the bound of any', () => {
  fc.assert(
    fc.property(anyDryPlanQuestion, (question) => {
      const [short, long] = [planOf(question, 3), planOf(question, 12)];
      expect(Math.min(short.points, long.points)).toBeGreaterThanOrEqual(
        Math.max(short.bound, long.bound),
      );
      expect(planOf(question, 3)).toEqual(short);
    }),
    { numRuns: 8 },
  );
});

test('whoever is late is told with a cause, and the day that is offered is one that the plan has', () => {
  fc.assert(
    fc.property(anyDryPlanQuestion, (question) => {
      const { late, alerts, loads, fresh } = planOf(question, 4);
      expect(alerts.length === 0).toBe(late.length === 0);
      const days = new Set([
        ...loads.map(({ readyISO }) => readyISO),
        ...fresh.map(({ cutISO }) => cutISO),
      ]);
      for (const { dateISO } of alerts.flatMap(({ cures }) => cures))
        if (dateISO !== null) expect(days).toContain(dateISO);
    }),
    { numRuns: 15 },
  );
});
