import { expect, test } from 'vitest';
import {
  aVisit,
  never,
  refusing,
  signedInEarlier,
  signedInTo,
} from '#tests/support/google/google-visit.ts';
import { aGoogle } from '#tests/support/google/google-double.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { GoogleError } from './google-error.ts';
import { NO_IDENTITY } from '../document/fresh-farm.ts';
import { openVisit } from './google-visit.ts';
import { createSilentRequests } from './silent-requests.ts';

/** Silent requests of account 10001 alone, without the connection that makes them by itself. */
function silentRequests(answer: () => Promise<unknown>) {
  const google = aGoogle({ account: { connected: true, sub: '10001' } });
  google.answer = answer;
  const world = { ...anEnvironment(), google };
  const visit = openVisit({ world, recorded: () => NO_IDENTITY, record: () => undefined });
  const ask = createSilentRequests(visit);
  const failure = () => ask('account').then(String, (error: unknown) => error);
  return { world, google, visit, failure };
}

test('a silent request that is not answered within 8 s has timed out, and they rest for 30 s', async () => {
  const { world, failure } = silentRequests(never);
  const failed = failure();
  await turns();
  world.pass(8_000);
  const error = await failed;
  expect(error).toBeInstanceOf(GoogleError);
  expect(error).toMatchObject({
    message: 'Google token refresh timed out.',
    code: 'silent_timeout',
  });
  world.pass(29_999);
  expect(await failure()).toMatchObject({ code: 'google_silent_blocked' });
  world.pass(1);
  const again = failure();
  await turns();
  world.pass(8_000);
  expect(await again).toMatchObject({ code: 'silent_timeout' });
});

test.each([
  'consent_required',
  'interaction_required',
  'login_required',
  'popup_failed_to_open',
  'popup_blocked_by_browser',
  'popup_closed_by_user',
])('after %s silent requests rest for 5 minutes', async (code) => {
  const { world, google, failure } = silentRequests(refusing(code));
  expect(await failure()).toMatchObject({ code });
  world.pass(299_999);
  expect(await failure()).toMatchObject({ code: 'google_silent_blocked' });
  expect(google.requests.length).toBe(1);
  world.pass(1);
  expect(await failure()).toMatchObject({ code });
});

test('a refusal in the answer counts like one of the window', async () => {
  const { world, failure } = silentRequests(async () => ({ error: 'interaction_required' }));
  expect(await failure()).toMatchObject({ code: 'interaction_required' });
  world.pass(299_999);
  expect(await failure()).toMatchObject({ code: 'google_silent_blocked' });
});

test('a clock that is set back ends the rest', async () => {
  const { world, failure } = silentRequests(refusing('login_required'));
  await failure();
  world.pass(-86_400_000);
  expect(await failure()).toMatchObject({ code: 'login_required' });
});

test('the rest of the calendar is not the rest of the account', async () => {
  const { connection, google } = await aVisit({
    before: (google) => {
      signedInEarlier(google);
      google.answer = async ({ kind }) =>
        kind === 'calendar'
          ? { error: 'consent_required' }
          : { access_token: `ya29.${google.requests.length}`, expires_in: 3600 };
    },
  });
  expect(await connection.token({ calendar: true })).toBeNull();
  expect(await connection.token({ calendar: true })).toBeNull();
  expect(google.requests.filter(({ kind }) => kind === 'calendar').length).toBe(1);
  connection.refuse('ya29.1');
  expect(await connection.token()).toBe('ya29.3');
});

test('what is benign is noted, not logged as a problem; a failure that lasts is told once', async () => {
  const benign = await aVisit({ before: signedInTo(refusing('interaction_required')) });
  await benign.pass(601);
  expect(benign.google.requests.length).toBe(3);
  expect(benign.world.problems).toEqual([]);
  const broken = await aVisit({ before: signedInTo(refusing('server_error')) });
  await broken.pass(100);
  expect(broken.google.requests.length).toBe(4);
  expect(broken.world.problems).toEqual([
    'Google did not renew the sign-in by itself: Google authorization failed.',
  ]);
});

test('a revoked token brings one silent request in 5 minutes, and no window', async () => {
  const { connection, google, pass } = await aVisit({ before: signedInEarlier });
  google.answer = refusing('interaction_required');
  for (let call = 0; call < 200; call += 1) {
    const token = await connection.token();
    if (token !== null) connection.refuse(token);
    await turns();
  }
  await pass(290);
  expect(google.requests.length).toBe(2);
  expect(google.requests.every(({ how }) => how === 'silent')).toBe(true);
  expect(connection.status()).toBe('expired');
  expect(connection.userId()).toBe('google_10001');
});

test('a token that another tab holds is taken before Google is asked, also while requests rest', async () => {
  const { connection, google, world, pass } = await aVisit({
    before: signedInTo(refusing('interaction_required')),
  });
  expect(connection.status()).toBe('disconnected');
  const issuedAt = world.clock.now();
  google.held = { value: 'ya29.other', issuedAt, expiresAt: issuedAt + 3_600_000, scopes: [] };
  await pass(15);
  expect(connection.status()).toBe('connected');
  expect(await connection.token()).toBe('ya29.other');
  expect(google.requests.length).toBe(1);
});

test('a token of another tab that has run out, was refused here, or is none is not taken', async () => {
  const held = (fields: object) => ({ value: 'ya29.1', issuedAt: 0, expiresAt: 9e15, ...fields });
  for (const odd of [held({ expiresAt: 1 }), held({ value: '' }), 'ya29.1', 5, {}]) {
    const { google } = await aVisit({
      before: (google) => {
        signedInEarlier(google);
        google.held = odd;
      },
    });
    expect(google.requests.length).toBe(1);
  }
  const { connection, google } = await aVisit({ before: signedInEarlier });
  google.held = held({});
  connection.refuse('ya29.1');
  expect(await connection.token()).toBe('ya29.2');
});
