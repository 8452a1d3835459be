import { expect, test } from 'vitest';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { type GuardedServer, tryBadTokens, tryOtherFarms } from '#tests/support/attacks/abuse.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { GoogleAuthentication } from './auth/google-authentication.ts';

async function aGuardedServer(): Promise<GuardedServer> {
  const google = await aFakeGoogle();
  const address = await aRunningServer(undefined, {
    authentication: new GoogleAuthentication(google.settings),
  });
  return { address, google };
}

test('the address of a farm can be written in many ways, and none leads around authentication', async () => {
  const seed = Date.now();
  const problems = await tryOtherFarms(await aGuardedServer(), seededDraws(seed), 600);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
});

test('a token that is no proof opens no farm', async () => {
  const seed = Date.now();
  const problems = await tryBadTokens(await aGuardedServer(), seededDraws(seed), 200);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
});
