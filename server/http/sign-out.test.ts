import { expect, test } from 'vitest';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { denyEverybody } from '../auth/authentication.ts';
import { GoogleAuthentication } from '../auth/google-authentication.ts';

async function aGuardedServer() {
  const google = await aFakeGoogle();
  const authentication = new GoogleAuthentication(google.settings);
  const server = await aRunningServer(undefined, { authentication, trustedProxies: ['127.0.0.1'] });
  const signOut = (token: string | undefined, from = '203.0.113.1') =>
    send(server, 'POST /sign-out', {
      headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
    });
  return { google, server, signOut };
}

test('who signs out needs the token, and nothing else counts', async () => {
  const { google, server, signOut } = await aGuardedServer();
  const refused = await signOut(undefined);
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  const headers = {
    authorization: `Bearer ${google.issue('ya29.anna', '10001')}`,
    'content-type': 'application/json',
  };
  const answer = await send(server, 'POST /sign-out', { body: '{"no":', headers });
  expect([answer.status, answer.text]).toEqual([200, '{"ok":true}']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('while Google cannot be asked about a token, signing it out is to be tried again', async () => {
  const { google, signOut } = await aGuardedServer();
  google.tokens.set('ya29.anna', { status: 500 });
  const answer = await signOut('ya29.anna');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
});

test('signing out is no way to guess tokens', async () => {
  const { signOut } = await aGuardedServer();
  for (let n = 0; n < 10; n += 1)
    expect((await signOut(`ya29.the-same-beginning-of-${n}`)).status).toBe(200);
  expect((await signOut('ya29.the-same-beginning-of-10')).status).toBe(429);
  expect((await signOut('ya29.the-same-beginning-of-10', '203.0.113.2')).status).toBe(200);
});

test('signing out is a POST, and no screen of the app', async () => {
  const { server } = await aGuardedServer();
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const headers = { accept: 'text/html' };
    expect((await send(server, `${method} /sign-out`, { headers })).status).toBe(405);
  }
  expect((await send(server, 'OPTIONS /sign-out')).status).toBe(204);
});

test('sign-out is off where sign-in is off', async () => {
  const server = await aRunningServer(undefined, { authentication: denyEverybody });
  expect((await send(server, 'POST /sign-out')).status).toBe(401);
});
