import { expect, test } from 'vitest';
import { granted } from '#tests/support/google/google-double.ts';
import { aVisit, never, refusing, signedInEarlier } from '#tests/support/google/google-visit.ts';
import { turns } from '#tests/support/devices/settle.ts';
import type { CloudAnswer } from '../ports/cloud-port.ts';
import { NO_IDENTITY } from '../document/fresh-farm.ts';
import { SILENCE } from '#tests/support/simulated-devices/simulated-cloud.ts';

const REFUSAL: CloudAnswer = { ...SILENCE, status: 401, error: 'Sign-in required' };

test('signing out makes every token worthless and forgets who it was', async () => {
  const { connection, google, identity } = await aVisit();
  await connection.connect();
  google.answer = async () => granted('ya29.calendar');
  await connection.connect({ calendar: true });
  await connection.signOut();
  expect(google.revoked).toEqual(['ya29.1', 'ya29.calendar']);
  expect(connection.status()).toBe('signed-out');
  expect(connection.userId()).toBeNull();
  expect(identity()).toEqual(NO_IDENTITY);
  expect(google.memory.account()).toEqual({ connected: false, sub: null });
  expect(google.memory.token('account')).toBeNull();
  expect(google.memory.token('calendar')).toBeNull();
});

test('the state service is told before Google which token counts no more', async () => {
  const { connection, google, world } = await aVisit();
  await connection.connect();
  google.answer = async () => granted('ya29.calendar');
  await connection.connect({ calendar: true });
  const order: string[] = [];
  google.revoke = async (token) => void order.push(`Google ${token}`);
  world.cloud.service.signOut = async (token) => {
    order.push(`service ${token}`);
    return REFUSAL;
  };
  await connection.signOut();
  // The token of the calendar never went to the service.
  expect(order).toEqual(['service ya29.1', 'Google ya29.1', 'Google ya29.calendar']);
});

test('a failing state service never blocks a sign-out', async () => {
  for (const signOut of [never, refusing('broken'), async () => REFUSAL]) {
    const { connection, google, world, pass } = await aVisit();
    await connection.connect();
    world.cloud.service.signOut = signOut;
    const done = connection.signOut();
    expect(connection.status()).toBe('signed-out');
    await pass(2);
    await done;
    expect(google.revoked).toEqual(['ya29.1']);
    expect(world.problems).toEqual([]);
  }
});

test('one is signed out at once, also when Google does not answer', async () => {
  const { connection, google, world, pass } = await aVisit({ before: signedInEarlier });
  google.revoke = never;
  const done = connection.signOut();
  expect(connection.status()).toBe('signed-out');
  await pass(2);
  await done;
  expect(world.problems).toEqual(['Google could not take the token back: Google did not answer.']);
});

test('a late answer of Google does not sign in again', async () => {
  let answer: (reply: object) => void = () => undefined;
  const { connection, google, pass } = await aVisit({
    before: (google) => {
      signedInEarlier(google);
      google.answer = () => new Promise((resolve) => (answer = resolve));
    },
  });
  await connection.signOut();
  answer(granted('ya29.late'));
  await turns();
  await pass(60);
  expect(connection.status()).toBe('signed-out');
  expect(google.memory.token('account')).toBeNull();
  expect(google.requests.length).toBe(1);
});
