import { expect, test } from 'vitest';
import { ANNA, granted } from '#tests/support/google/google-double.ts';
import { aVisit, never, refusing, signedInEarlier } from '#tests/support/google/google-visit.ts';
import { turns } from '#tests/support/devices/settle.ts';

const CALENDAR = 'https://www.googleapis.com/auth/calendar.events';
const BEN = { sub: '10002', email: 'ben@farm.example', name: 'Ben Rowe', picture: null };

test('signing in opens a window, records who it is and connects', async () => {
  const { connection, google, identity, told } = await aVisit();
  expect(await connection.connect()).toEqual(ANNA);
  expect(google.requests).toEqual([{ kind: 'account', how: 'prompt', account: null }]);
  expect(identity()).toEqual({ ...ANNA, connected: true });
  expect(google.memory.account()).toEqual({ connected: true, sub: '10001' });
  expect(connection.userId()).toBe('google_10001');
  expect(told).toEqual(['signed-out', 'connected']);
});

test('a profile with an email alone is recorded; one with neither number nor email is not', async () => {
  const email = await aVisit();
  email.google.name = async () => ({ ...ANNA, sub: null });
  await email.connection.connect();
  expect(email.identity()).toEqual({ ...ANNA, sub: null, connected: true });
  const nobody = await aVisit();
  nobody.google.name = async () => ({ sub: null, email: null, name: 'Anna', picture: null });
  await expect(nobody.connection.connect()).rejects.toMatchObject({ code: 'no_identity' });
  expect(nobody.identity().connected).toBe(false);
  expect(nobody.connection.status()).toBe('signed-out');
});

test('a window that is left alone for 25 s has timed out', async () => {
  const { connection, google, pass } = await aVisit();
  google.answer = never;
  const failed = connection.connect().catch((error: unknown) => error);
  await pass(25);
  expect(await failed).toMatchObject({
    message: 'Google sign-in timed out. Please try again.',
    code: 'prompt_timeout',
  });
  expect(connection.status()).toBe('signed-out');
});

test.each(['popup_failed_to_open', 'popup_blocked_by_browser'])(
  'where the window is blocked (%s), a full page takes its place',
  async (code) => {
    const { connection, google, pass } = await aVisit();
    google.answer = refusing(code);
    const failed = connection.connect().catch((error: unknown) => error);
    await turns();
    expect(google.left).toEqual([{ kind: 'account', how: 'prompt', account: null }]);
    await pass(25);
    expect(await failed).toMatchObject({ code: 'prompt_timeout' });
  },
);

test('a window that the grower closes is no reason for a full page', async () => {
  for (const code of ['popup_closed_by_user', 'popup_closed', 'access_denied']) {
    const { connection, google, world } = await aVisit();
    google.answer = refusing(code);
    await expect(connection.connect()).rejects.toMatchObject({
      message: 'Google authorization failed.',
      code: code === 'popup_closed' ? 'popup_closed_by_user' : code,
    });
    expect(google.left).toEqual([]);
    expect(world.problems).toEqual([]);
  }
});

test('a second press while the window is open waits for the same window', async () => {
  const { connection, google } = await aVisit();
  await Promise.all([connection.connect(), connection.connect()]);
  expect(google.requests.length).toBe(1);
});

test('a call may open a window up to 5 s after the grower pressed something', async () => {
  const { connection, google, pass } = await aVisit({ before: signedInEarlier });
  google.answer = async ({ how }) =>
    how === 'prompt' ? granted('ya29.asked', { scope: CALENDAR }) : { error: 'consent_required' };
  google.press();
  await pass(5);
  expect(await connection.token({ calendar: true, mayAsk: true })).toBeNull();
  google.press();
  await pass(4.9);
  expect(await connection.token({ calendar: true })).toBeNull();
  expect(await connection.token({ calendar: true, mayAsk: true })).toBe('ya29.asked');
});

test('a sign-in that was begun may open windows for 60 s', async () => {
  const { connection, google, pass } = await aVisit({ before: signedInEarlier });
  const prompts = () => google.requests.filter(({ how }) => how === 'prompt').length;
  google.answer = refusing('access_denied');
  await connection.connect().catch(() => undefined);
  await pass(59.9);
  await connection.token({ calendar: true, mayAsk: true });
  expect(prompts()).toBe(2);
  await pass(0.1);
  await connection.token({ calendar: true, mayAsk: true });
  expect(prompts()).toBe(2);
});

test('the calendar has a token of its own; the one of the account does not open it', async () => {
  const { connection, google } = await aVisit();
  await connection.connect();
  google.answer = async () => granted('ya29.calendar', { scope: `openid ${CALENDAR}` });
  await connection.connect({ calendar: true });
  expect(google.requests.at(-1)).toEqual({ kind: 'calendar', how: 'prompt', account: '10001' });
  expect(await connection.token({ calendar: true })).toBe('ya29.calendar');
  expect(await connection.token()).toBe('ya29.1');
});

test('a token of the account that may write events will do for the calendar', async () => {
  const { connection, google } = await aVisit();
  google.answer = async () => granted('ya29.all', { scope: `openid email profile ${CALENDAR}` });
  await connection.connect();
  expect(await connection.token({ calendar: true })).toBe('ya29.all');
  expect(google.requests.length).toBe(1);
});

test('who is not connected is connected by the calendar, too', async () => {
  const { connection, google } = await aVisit();
  google.answer = async () => granted('ya29.calendar', { scope: CALENDAR });
  await connection.connect({ calendar: true });
  expect(connection.status()).toBe('connected');
  expect(await connection.token()).toBe('ya29.calendar');
});

test('the calendar of another account is refused, and everything stays as it was', async () => {
  const { connection, google, identity } = await aVisit();
  await connection.connect();
  google.name = async () => BEN;
  await expect(connection.connect({ calendar: true })).rejects.toMatchObject({
    code: 'other_account',
  });
  expect(identity().sub).toBe('10001');
  expect(await connection.token()).toBe('ya29.1');
});

test('another account that signs in takes no token of the first one along', async () => {
  const { connection, google, identity } = await aVisit();
  await connection.connect();
  await connection.connect({ calendar: true });
  google.name = async () => BEN;
  await connection.connect();
  expect(connection.userId()).toBe('google_10002');
  expect(identity()).toEqual({ ...BEN, connected: true });
  expect(google.memory.token('calendar')).toBeNull();
  expect(await connection.token()).toBe('ya29.3');
});

test('an answer without an account signs no one in', async () => {
  const { connection, google, world, pass } = await aVisit();
  google.name = never;
  const failed = connection.connect().catch((error: unknown) => error);
  await turns();
  await pass(8);
  expect(await failed).toMatchObject({ message: 'Google authorization failed.' });
  expect(connection.status()).toBe('signed-out');
  expect(world.problems).toEqual(['Google sign-in failed: Google authorization failed.']);
});

test('a return from Google page signs in; a refusal there is remembered for the start screen', async () => {
  const good = await aVisit({
    before: (google) => (google.returned = { kind: 'account', reply: granted('ya29.page') }),
  });
  await good.connection.ready();
  expect(good.connection.status()).toBe('connected');
  expect(good.identity()).toEqual({ ...ANNA, connected: true });
  expect(good.connection.failedReturn()).toBeNull();
  const refused = await aVisit({
    before: (google) => (google.returned = { kind: 'account', reply: { error: 'access_denied' } }),
  });
  await refused.connection.ready();
  expect(refused.connection.status()).toBe('signed-out');
  expect(refused.connection.failedReturn()).toMatchObject({ code: 'access_denied' });
});

test('a return that this tab did not ask for is ignored', async () => {
  const { connection, google } = await aVisit({
    before: (google) => (google.returned = { kind: null, reply: granted('ya29.foreign') }),
  });
  await connection.ready();
  expect(connection.status()).toBe('signed-out');
  expect(google.memory.token('account')).toBeNull();
  expect(connection.failedReturn()).toBeNull();
});
