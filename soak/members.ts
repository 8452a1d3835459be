import { membersComplaints } from '#tests/support/simulated-members/members-complaints.ts';
import { MEMBER_MIXTURES } from '#tests/support/simulated-members/members-plan.ts';
import { simulateMembers } from '#tests/support/simulated-members/simulate-members.ts';

const STEPS = 30;

/**
 * People of different roles on one farm of the real server, so many seeds of every mixture. Answers how many
 * runs went wrong.
 *
 * @param mixtures - Numbers of the mixtures, from 1; all of them when left out.
 */
export async function soakMembers(
  firstSeed: number,
  seeds: number,
  mixtures: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  let wrong = 0;
  for (const [index, { name, ...mixture }] of MEMBER_MIXTURES.entries()) {
    if (mixtures.length > 0 && !mixtures.includes(String(index + 1))) continue;
    const begun = performance.now();
    let wrongHere = 0;
    for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
      const complaints = await simulateMembers({ ...mixture, seed, steps: STEPS }).then(
        membersComplaints,
        (cause: unknown) => [cause instanceof Error ? (cause.stack ?? cause.message) : 'failed'],
      );
      if (complaints.length === 0) continue;
      wrongHere += 1;
      print(`seed ${seed}: ${complaints.join('; ')}`);
    }
    wrong += wrongHere;
    const each = Math.round((performance.now() - begun) / seeds);
    print(`${index + 1} ${name}: ${seeds} seeds, ${wrongHere} went wrong, ${each} ms each`);
  }
  return wrong;
}
