import fc from 'fast-check';
import { planAfterEditsIsWholePlan } from '#tests/support/laws/plan-laws.ts';

/**
 * Plans farms after edit upon edit, and each time the whole farm beside it; a difference tells its seed.
 *
 * @returns Whether they were always the same.
 */
export function soakPlan(farms: number, seed: number, write: (line: string) => void): boolean {
  const result = fc.check(planAfterEditsIsWholePlan(), { numRuns: farms, seed });
  write(
    result.failed
      ? `FAILED plan after edits\n  seed ${seed}, path ${result.counterexamplePath}: ${String(result.errorInstance)}`
      : `held on ${result.numRuns} farms: the plan after edits is the plan of the whole farm`,
  );
  return !result.failed;
}
