import { expect, test } from 'vitest';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { GoogleAuthentication } from '../../auth/google-authentication.ts';
import type { AppParts } from '../app.ts';
import { type MostAMinute, RateLimits } from '../rate-limits.ts';

const FARM = '/state/google_10001';
const A_BODY = '{"meta":{"lastWriteAt":1}}';

/** Far fewer than usual, so that they are soon used up. */
const FEW: MostAMinute = { ofAddress: 30, ofUser: 20, writesOfUser: 10 };

/** A server that asks a stand-in for Google, behind a proxy that it believes. */
async function aGuardedServer(parts: Partial<AppParts> = {}) {
  const google = await aFakeGoogle();
  const authentication = new GoogleAuthentication(google.settings);
  const limits = new RateLimits(FEW);
  const server = await aRunningServer(
    {},
    { authentication, limits, trustedProxies: ['127.0.0.1'], ...parts },
  );
  const ask = (line: string, token: string | undefined, from = '203.0.113.1') =>
    send(server, line, {
      ...(line.startsWith('GET') ? {} : { body: A_BODY }),
      headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
    });
  return { server, google, ask };
}

test('a stranger is refused the same way whether the farm exists or not', async () => {
  const { google, ask } = await aGuardedServer();
  await ask(`PUT ${FARM}`, google.issue('ya29.anna', '10001'));
  const stranger = google.issue('ya29.ben', '10002');
  for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
    const there = await ask(`${method} ${FARM}`, stranger);
    const nowhere = await ask(`${method} /state/google_77777`, stranger);
    expect([there.status, there.text]).toEqual([403, '{"ok":false,"error":"Not your farm"}']);
    expect([nowhere.status, nowhere.text]).toEqual([there.status, there.text]);
    expect(there.headers.etag).toBeUndefined();
  }
  expect((await ask(`GET ${FARM}`, google.issue('ya29.anna', '10001'))).text).toBe(A_BODY);
});

test('who shows no token, or a bad one, is asked to sign in', async () => {
  const { ask } = await aGuardedServer();
  for (const token of [undefined, 'ya29.unknown']) {
    const answer = await ask(`GET ${FARM}`, token);
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
});

test('no one is admitted while Google does not answer, and everyone may try again', async () => {
  const { google, ask } = await aGuardedServer();
  google.tokens.set('ya29.anna', { status: 500 });
  const answer = await ask(`GET ${FARM}`, 'ya29.anna');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('an address that guesses tokens is stopped, others are not', async () => {
  const { ask } = await aGuardedServer();
  const guess = (n: number, address?: string) =>
    ask(`GET ${FARM}`, `ya29.the-same-beginning-of-${n}`, address);
  for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(401);
  const stopped = await guess(11);
  expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '60']);
  expect((await guess(11, '203.0.113.2')).status).toBe(401);
});

test('a user who stores without end must wait but may still read', async () => {
  const { google, ask } = await aGuardedServer();
  const token = google.issue('ya29.anna', '10001');
  for (let n = 0; n < 10; n += 1) await ask(`PUT ${FARM}`, token, `203.0.113.${n}`);
  const stopped = await ask(`PUT ${FARM}`, token);
  expect(stopped.status).toBe(429);
  const wait = Number(stopped.headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await ask(`GET ${FARM}`, token)).status).toBe(200);
  const other = google.issue('ya29.ben', '10002');
  expect((await ask('PUT /state/google_10002', other)).status).toBe(200);
});

test('a user who asks without end must wait', async () => {
  const { google, ask } = await aGuardedServer();
  const token = google.issue('ya29.anna', '10001');
  for (let n = 0; n < 20; n += 1) await ask(`GET ${FARM}`, token, `203.0.113.${n}`);
  expect((await ask(`GET ${FARM}`, token)).status).toBe(429);
});

test('an address that asks without end must wait; others need not', async () => {
  const { ask } = await aGuardedServer();
  for (let n = 0; n < 30; n += 1) await ask(`GET ${FARM}`, undefined);
  const stopped = await ask(`GET ${FARM}`, undefined);
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect((await ask(`GET ${FARM}`, undefined, '203.0.113.2')).status).toBe(401);
});

test('a proxy that is not trusted cannot give itself another address', async () => {
  const { google, server } = await aGuardedServer({ trustedProxies: [] });
  const token = google.issue('ya29.anna', '10001');
  const headers = { authorization: `Bearer ${token}` };
  const put = (n: number) =>
    send(server, `PUT ${FARM}`, {
      body: A_BODY,
      headers: { ...headers, 'x-forwarded-for': `203.0.113.${n}` },
    });
  for (let n = 0; n < 10; n += 1) expect((await put(n)).status).toBe(200);
  expect((await put(11)).status).toBe(429);
});

test('behind a proxy that is not trusted all are one address, and it is warned of once', async () => {
  const lines: string[] = [];
  const { ask } = await aGuardedServer({
    trustedProxies: [],
    logLevel: 'warn',
    logTo: (line) => void lines.push(line),
  });
  for (let n = 0; n < 30; n += 1) {
    expect((await ask(`GET ${FARM}`, undefined, `203.0.113.${n}`)).status).toBe(401);
  }
  expect((await ask(`GET ${FARM}`, undefined, '203.0.113.31')).status).toBe(429);
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
});

test('an IPv6 address counts by its network, as one machine has a whole one', async () => {
  const { ask } = await aGuardedServer();
  for (let n = 0; n < 30; n += 1) await ask(`GET ${FARM}`, undefined, `2001:db8:0:7:${n}::1`);
  expect((await ask(`GET ${FARM}`, undefined, '2001:db8::7:ffff:0:0:9')).status).toBe(429);
  expect((await ask(`GET ${FARM}`, undefined, '2001:db8:0:8::1')).status).toBe(401);
});

test('a program on this very machine may ask as often as it likes', async () => {
  const { google, server } = await aGuardedServer({ trustedProxies: [] });
  const headers = { authorization: `Bearer ${google.issue('ya29.anna', '10001')}` };
  for (let n = 0; n < 31; n += 1) {
    expect((await send(server, `PUT ${FARM}`, { body: A_BODY, headers })).status).toBe(200);
  }
});
