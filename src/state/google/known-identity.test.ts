import { expect, test } from 'vitest';
import { ANNA } from '#tests/support/google/google-double.ts';
import { aVisit, signedInEarlier, signedInTo } from '#tests/support/google/google-visit.ts';
import { NO_IDENTITY } from '../document/fresh-farm.ts';

test('a sign-in without a number is completed by asking Google who it is', async () => {
  const { connection, google, identity } = await aVisit({
    identity: { ...NO_IDENTITY, connected: true },
  });
  expect(identity()).toEqual({ ...ANNA, connected: true });
  expect(google.memory.account()).toEqual({ connected: true, sub: '10001' });
  expect(connection.userId()).toBe('google_10001');
});

test('that Google does not say who it is is only logged', async () => {
  const { connection, world, identity } = await aVisit({
    identity: { ...NO_IDENTITY, connected: true },
    before: (google) => (google.name = () => Promise.reject(new Error('503'))),
  });
  expect(connection.status()).toBe('connected');
  expect(identity().connected).toBe(true);
  expect(world.problems).toEqual([
    'Google did not say who is signed in: Google authorization failed.',
  ]);
});

test('a farm with another identity gets this device’s account, first in part, then in full', async () => {
  const ben = { connected: true, sub: '10002', email: 'ben@x.example', name: 'Ben', picture: null };
  const offline = await aVisit({
    identity: ben,
    before: signedInTo(() => Promise.reject(new Error('offline'))),
  });
  expect(offline.identity()).toEqual({ ...NO_IDENTITY, connected: true, sub: '10001' });
  const online = await aVisit({ identity: ben, before: signedInEarlier });
  expect(online.identity()).toEqual({ ...ANNA, connected: true });
});

test('a farm with an identity after a sign-out loses it', async () => {
  const { connection, identity } = await aVisit({
    identity: { ...ANNA, connected: true },
    before: (google) => google.memory.keepAccount({ connected: false, sub: null }),
  });
  expect(connection.status()).toBe('signed-out');
  expect(identity()).toEqual(NO_IDENTITY);
});

test('a farm of an older version says itself who is signed in', async () => {
  const { connection } = await aVisit({ identity: { ...ANNA, connected: true } });
  expect(connection.userId()).toBe('google_10001');
});

test('a token of another account is not taken for the one that is signed in', async () => {
  const { connection, google, identity } = await aVisit({
    before: (google) => {
      signedInEarlier(google);
      google.name = async () => ({ ...ANNA, sub: '10002' });
    },
  });
  expect(identity().sub).toBe('10001');
  expect(connection.userId()).toBe('google_10001');
  expect(google.memory.account()?.sub).toBe('10001');
});
