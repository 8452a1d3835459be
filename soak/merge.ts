import fc from 'fast-check';
import { MERGE_LAWS } from '#tests/support/laws/merge-laws.ts';

/**
 * Shows every law of the merge on as many random histories as wanted; a failure tells its seed.
 *
 * @returns Whether all laws held.
 */
export function soakMerge(histories: number, seed: number, write: (line: string) => void): boolean {
  let isAllWell = true;
  for (const [law, property] of Object.entries(MERGE_LAWS)) {
    const { failed, numRuns, counterexamplePath, errorInstance } = fc.check(property(), {
      numRuns: histories,
      seed,
    });
    write(
      failed
        ? `FAILED ${law}\n  seed ${seed}, path ${counterexamplePath}: ${String(errorInstance)}`
        : `held ${numRuns} times: ${law}`,
    );
    isAllWell &&= !failed;
  }
  return isAllWell;
}
