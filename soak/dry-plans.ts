import fc from 'fast-check';
import { dryPlanAtOnce } from '#domain/dryer-plan/search/search-dry-plan.ts';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { anyDryPlanQuestion } from '#tests/support/random/dry-plan-questions.ts';

/** Steps of each search: enough that every kind of change is made. */
const STEPS = 6;

/**
 * Plans the dryers of random farms and carries each plan out on paper; one that cannot be, or that
 * says of itself what is not so, tells its seed.
 *
 * @returns Whether all could be carried out.
 */
export function soakDryPlans(farms: number, seed: number, write: (line: string) => void): boolean {
  const law = fc.property(anyDryPlanQuestion, (question) =>
    checkDryPlan(question, dryPlanAtOnce(question, STEPS)),
  );
  const result = fc.check(law, { numRuns: farms, seed });
  write(
    result.failed
      ? `FAILED dry plans\n  seed ${seed}, path ${result.counterexamplePath}: ${String(result.errorInstance)}`
      : `held on ${result.numRuns} farms: the plan of the dryers can be carried out`,
  );
  return !result.failed;
}
