import { expect, test } from 'vitest';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { makeMemberTrouble } from '#tests/support/simulated-members/member-troubles.ts';
import type { MemberPhone } from '#tests/support/simulated-members/member-phone.ts';
import type { RunningFarm } from '#tests/support/simulated-members/running-farm.ts';

/** Names of the phones that may be told of unsent work, once the profile of the grower's phone was copied. */
async function loweredAfterCopy(lowered: readonly string[]): Promise<readonly string[]> {
  const phone: unknown = { name: 'grower 2', copied: async (name: string) => ({ name }) };
  // Nothing else of a simulation is asked.
  const running: unknown = {
    draws: seededDraws(1),
    troubles: new Set(['copied profile']),
    phones: [phone],
    lowered: new Set(lowered),
  };
  await makeMemberTrouble(running as RunningFarm, phone as MemberPhone);
  return [...(running as RunningFarm).lowered];
}

test('a profile that is copied before its phone hears of the lower role has the same unsent work', async () => {
  expect(await loweredAfterCopy(['grower 2'])).toEqual(['grower 2', 'copy of grower 2']);
});

test('the copy of a phone whose member never could do more has no unsent work to be told of', async () => {
  expect(await loweredAfterCopy([])).toEqual([]);
});
