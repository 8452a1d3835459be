import { expect, test } from 'vitest';
import { granted } from '#tests/support/google/google-double.ts';
import {
  aVisit,
  never,
  refusing,
  signedInEarlier,
  signedInTo,
} from '#tests/support/google/google-visit.ts';
import { turns } from '#tests/support/devices/settle.ts';

test('a new device is signed out, and Google is not asked', async () => {
  const { connection, google, pass } = await aVisit();
  await pass(60);
  expect(connection.status()).toBe('signed-out');
  expect(connection.userId()).toBeNull();
  expect(await connection.token()).toBeNull();
  expect(google.requests).toEqual([]);
});

test('a start with a signed-in account asks silently and is connected', async () => {
  const { connection, google, told } = await aVisit({ before: signedInEarlier });
  expect(google.requests).toEqual([{ kind: 'account', how: 'silent', account: '10001' }]);
  expect(connection.status()).toBe('connected');
  expect(connection.userId()).toBe('google_10001');
  expect(await connection.token()).toBe('ya29.1');
  expect(told).toEqual(['checking', 'connected']);
});

test('the flag alone or the number alone means signed in', async () => {
  for (const account of [
    { connected: true, sub: null },
    { connected: false, sub: '10001' },
  ]) {
    const { connection } = await aVisit({
      before: (google) => {
        google.memory.keepAccount(account);
        google.answer = never;
      },
    });
    expect(connection.status()).toBe('checking');
  }
});

test('a start waits 2.5 s for the answer, then the grower is asked; a late answer still counts', async () => {
  let answer: (reply: object) => void = () => undefined;
  const { connection, pass } = await aVisit({
    before: signedInTo(() => new Promise((resolve) => (answer = resolve))),
  });
  await pass(2.4);
  expect(connection.status()).toBe('checking');
  await pass(0.1);
  expect(connection.status()).toBe('disconnected');
  await pass(4);
  answer(granted('ya29.late'));
  await turns();
  expect(connection.status()).toBe('connected');
});

test('a call waits 2 s for a token, or as long as it says', async () => {
  const { connection, pass } = await aVisit({ before: signedInTo(never) });
  const answers: string[] = [];
  void connection.token().then((token) => answers.push(`usual ${token}`));
  void connection.token({ waitMs: 2500 }).then((token) => answers.push(`longer ${token}`));
  await pass(1.9);
  expect(answers).toEqual([]);
  await pass(0.1);
  expect(answers).toEqual(['usual null']);
  await pass(0.5);
  expect(answers).toEqual(['usual null', 'longer null']);
});

test('calls that want a token at the same time share one request', async () => {
  const { connection, google } = await aVisit({ before: signedInEarlier });
  connection.refuse('ya29.1');
  const tokens = await Promise.all([connection.token(), connection.token(), connection.token()]);
  expect(tokens).toEqual(['ya29.2', 'ya29.2', 'ya29.2']);
  expect(google.requests.length).toBe(2);
});

test('a token is used until 15 s before it runs out and renewed 10 s before', async () => {
  const { connection, google, told, pass } = await aVisit({ before: signedInEarlier });
  await pass(3584);
  expect(connection.status()).toBe('connected');
  expect(google.requests.length).toBe(1);
  await pass(1);
  expect(connection.status()).toBe('checking');
  await pass(4);
  expect(google.requests.length).toBe(1);
  await pass(1);
  expect(google.requests.length).toBe(2);
  expect(connection.status()).toBe('connected');
  expect(told).toEqual(['checking', 'connected', 'checking', 'connected']);
});

test('a call in the seconds before the renewal renews at once', async () => {
  const { connection, google, pass } = await aVisit({ before: signedInEarlier });
  await pass(3586);
  expect(await connection.token()).toBe('ya29.2');
  expect(google.requests.length).toBe(2);
});

test('without a lifetime from Google a token counts 3300 s', async () => {
  const { connection, pass } = await aVisit({
    before: signedInTo(async () => ({ access_token: 'ya29.x' })),
  });
  await pass(3284);
  expect(connection.status()).toBe('connected');
  await pass(1);
  expect(connection.status()).toBe('checking');
});

test('a token that ran out and cannot be renewed has expired; one that never was is disconnected', async () => {
  const ranOut = await aVisit({ before: signedInEarlier });
  ranOut.google.answer = refusing('interaction_required');
  await ranOut.pass(3590);
  expect(ranOut.connection.status()).toBe('expired');
  const never = await aVisit({ before: signedInTo(refusing('interaction_required')) });
  expect(never.connection.status()).toBe('disconnected');
});

test('a sign-in in another tab is seen after 15 s at most', async () => {
  const { google, connection, pass } = await aVisit();
  signedInEarlier(google);
  await pass(14);
  expect(connection.status()).toBe('signed-out');
  await pass(1);
  expect(connection.status()).toBe('connected');
});

test('the connection is also looked at when the page gets the focus or becomes visible', async () => {
  const { google, connection } = await aVisit();
  signedInEarlier(google);
  google.attend();
  await turns();
  expect(connection.status()).toBe('connected');
});

test('a token of this tab is used again after a reload; with 10 s or less left it is dropped', async () => {
  const reloadWith = (left: number) =>
    aVisit({
      before: (google, { clock }) => {
        signedInEarlier(google);
        const issuedAt = clock.now() - 3_000_000;
        const expiresAt = clock.now() + left;
        const kept = { value: 'ya29.kept', issuedAt, expiresAt, scopes: [], isConfirmed: true };
        google.memory.keepToken('account', kept);
        google.answer = never;
      },
    });
  const good = await reloadWith(60_000);
  expect(await good.connection.token()).toBe('ya29.kept');
  expect(good.google.requests).toEqual([]);
  const short = await reloadWith(10_001);
  expect(short.google.memory.token('account')).not.toBeNull();
  expect(short.connection.status()).toBe('checking');
  const old = await reloadWith(10_000);
  expect(old.google.memory.token('account')).toBeNull();
});

test('a refused token is replaced once; a service that refuses every token is left alone for 5 min', async () => {
  const { connection, google, pass } = await aVisit({ before: signedInEarlier });
  connection.refuse('ya29.1');
  await turns();
  expect(await connection.token()).toBe('ya29.2');
  connection.refuse('ya29.1');
  expect(await connection.token()).toBe('ya29.2');
  connection.refuse('ya29.2');
  expect(connection.status()).toBe('expired');
  await pass(299);
  expect(google.requests.length).toBe(2);
  await pass(15);
  expect(google.requests.length).toBe(3);
  expect(connection.status()).toBe('connected');
});

test('a clock changed by a day never signs out, and asks Google again', async () => {
  for (const day of [86_400, -86_400]) {
    const { connection, google, world } = await aVisit({ before: signedInEarlier });
    world.pass(day * 1000);
    google.attend();
    await turns();
    expect(connection.status()).toBe('connected');
    expect(google.requests.length).toBe(2);
    expect(await connection.token()).toBe('ya29.2');
  }
});

test('signing out in another tab signs this one out when it looks', async () => {
  const { connection, google, identity } = await aVisit({ before: signedInEarlier });
  google.memory.keepAccount({ connected: false, sub: null });
  google.attend();
  await turns();
  expect(connection.status()).toBe('signed-out');
  expect(google.memory.token('account')).toBeNull();
  expect(await connection.token()).toBeNull();
  expect(identity().connected).toBe(false);
});

test('what comes after the page was left changes nothing', async () => {
  const { connection, google, pass } = await aVisit({ before: signedInEarlier });
  connection.close();
  await pass(4000);
  google.attend();
  expect(google.requests.length).toBe(1);
});
