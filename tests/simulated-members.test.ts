import { expect, test } from 'vitest';
import { MEMBER_MIXTURES } from '#tests/support/simulated-members/members-plan.ts';
import { simulateMembers } from '#tests/support/simulated-members/simulate-members.ts';

/** More of them: `npm run soak -- members --seeds 500`; one of them again: `members 3 --seed <seed> --seeds 1`. */
const SEEDS = [1, 2];

for (const { name, ...mixture } of MEMBER_MIXTURES) {
  test(`people of one farm, ${name}: no work is lost, all end alike and fall silent, helpers change only what they may`, async () => {
    for (const seed of SEEDS) {
      const complaints = await simulateMembers({ ...mixture, seed, steps: 20 });
      expect(complaints, `seed ${seed}`).toEqual([]);
    }
  });
}

test('what was brought back by command stays, also when a phone that lost its notes of syncing meets it', async () => {
  const [last] = MEMBER_MIXTURES.slice(-1);
  if (last === undefined) throw new Error('There are mixtures.');
  for (const seed of [244, 365]) {
    const complaints = await simulateMembers({ ...last, seed, steps: 30 });
    expect(complaints, `seed ${seed}`).toEqual([]);
  }
});
