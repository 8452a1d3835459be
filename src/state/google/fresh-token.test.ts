import { expect, test } from 'vitest';
import { ANNA, granted } from '#tests/support/google/google-double.ts';
import type { TestVisit } from '#tests/support/google/google-visit.ts';
import { aVisit, refusing, signedInEarlier } from '#tests/support/google/google-visit.ts';

const BEN = { sub: '10002', email: 'ben@farm.example', name: 'Ben Rowe', picture: null };

const windowsOf = ({ google }: TestVisit) => google.requests.filter(({ how }) => how !== 'silent');

test('up to 5 minutes after signing in, the token of it will do', async () => {
  const visit = await aVisit();
  await visit.connection.connect();
  await visit.pass(300);
  expect(await visit.connection.freshToken()).toBe('ya29.1');
  expect(windowsOf(visit).length).toBe(1);
});

test('after 5 minutes a window asks for the same account again, though the old token holds', async () => {
  const visit = await aVisit();
  await visit.connection.connect();
  await visit.pass(300.001);
  visit.google.press();
  expect(await visit.connection.freshToken()).toBe('ya29.2');
  expect(windowsOf(visit).at(-1)).toEqual({ kind: 'account', how: 'confirm', account: '10001' });
  expect(visit.told).toEqual(['signed-out', 'connected']);
});

test('a token that Google renewed by itself proves nothing', async () => {
  const visit = await aVisit({ before: signedInEarlier });
  expect(await visit.connection.token()).toBe('ya29.1');
  visit.google.press();
  expect(await visit.connection.freshToken()).toBe('ya29.2');
  expect(windowsOf(visit).length).toBe(1);
});

test('a window that is closed or refused gives no fresh token; the old one stays', async () => {
  for (const code of ['popup_closed', 'access_denied', 'popup_failed_to_open']) {
    const visit = await aVisit({ before: signedInEarlier });
    visit.google.press();
    visit.google.answer = refusing(code);
    const refused = visit.connection.freshToken().catch((error: unknown) => error);
    await visit.pass(26);
    expect(await refused).toMatchObject({ name: 'GoogleError' });
    expect(await visit.connection.token()).toBe('ya29.1');
  }
});

test('another account in the window confirms nothing and does not replace the account', async () => {
  const visit = await aVisit({ before: signedInEarlier });
  visit.google.press();
  visit.google.name = async () => BEN;
  await expect(visit.connection.freshToken()).rejects.toMatchObject({ code: 'other_account' });
  expect(visit.connection.userId()).toBe('google_10001');
  expect(visit.google.memory.account()).toEqual({ connected: true, sub: '10001' });
});

test('a window that was open for signing in anew, as someone else, confirms nothing either', async () => {
  const visit = await aVisit({ before: signedInEarlier });
  let answer: (reply: object) => void = () => undefined;
  visit.google.answer = () => new Promise((resolve) => (answer = resolve));
  visit.google.name = async () => BEN;
  const changing = visit.connection.connect();
  const refused = visit.connection.freshToken().catch((error: unknown) => error);
  await visit.pass(1);
  answer(granted('ya29.ben'));
  expect(await changing).toEqual(BEN);
  expect(await refused).toMatchObject({ code: 'other_account' });
});

test('no window opens without a press, or when signed out', async () => {
  const visit = await aVisit({ before: signedInEarlier });
  const refusal = { code: 'interaction_required' };
  await expect(visit.connection.freshToken()).rejects.toMatchObject(refusal);
  const nobody = await aVisit();
  nobody.google.press();
  await expect(nobody.connection.freshToken()).rejects.toMatchObject({ name: 'GoogleError' });
  expect([...windowsOf(visit), ...windowsOf(nobody)]).toEqual([]);
});

test('two that need a fresh token share the window', async () => {
  const visit = await aVisit({ before: signedInEarlier });
  visit.google.press();
  const { freshToken } = visit.connection;
  expect(await Promise.all([freshToken(), freshToken()])).toEqual(['ya29.2', 'ya29.2']);
  expect(visit.identity()).toEqual({ ...ANNA, connected: true });
});
