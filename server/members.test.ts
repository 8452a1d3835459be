import { expect, onTestFinished, test } from 'vitest';
import { tryForeignMembers } from '#tests/support/attacks/foreign-members.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { aFarmServer } from '#tests/support/members/farm-members.ts';
import { aSqlitePlace } from '#tests/support/server/store-place.ts';
import { runJoinStorm } from '#tests/support/service/join-storms.ts';

const MINUTE = 60_000;

test('keys, codes, roles and ids where they mean nothing, and hidden parts of a patch, are all refused', async () => {
  const seed = Date.now();
  const { address, startCode } = await aFarmServer();
  const problems = await tryForeignMembers(address, startCode, seededDraws(seed), 600);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
});

test(
  'a server that is killed amid joins leaves no half member, no second farm, no phone outside',
  async () => {
    const place = await aSqlitePlace();
    onTestFinished(place.remove);
    const seed = Date.now();
    const { problems } = await runJoinStorm(place, seededDraws(seed), 1);
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  },
  2 * MINUTE,
);
