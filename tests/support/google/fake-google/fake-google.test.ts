import { expect, onTestFinished, test } from 'vitest';
import { GoogleAuthentication } from '#server/auth/google-authentication.ts';
import { readGoogleSettings } from '#server/google-settings.ts';
import { startFakeGoogle } from './fake-google.ts';
import { PEOPLE } from './people.ts';

const [ANNA] = PEOPLE;

async function aGoogle() {
  const google = await startFakeGoogle();
  onTestFinished(google.close);
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${google.origin}${path}`, { redirect: 'manual', ...init });
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  return { google, ask, bearer };
}

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test('the server lets its people in to their own farms, until they sign out', async () => {
  const { google, ask, bearer } = await aGoogle();
  const settings = readGoogleSettings(google.environment);
  const authentication = new GoogleAuthentication({ ...settings, clientId: google.clientId });
  const token = String(google.grants.give(ANNA!, 'openid')['access_token']);
  const caller = { token, address: undefined };
  expect(await authentication.admit(caller, 'google_10001')).toBe('admitted');
  expect(await authentication.admit(caller, 'google_10002')).toBe('stranger');
  expect(await (await ask('/userinfo', bearer(token))).json()).toMatchObject(ANNA!);
  await ask('/revoke', { method: 'POST', body: new URLSearchParams({ token }) });
  expect((await ask('/userinfo', bearer(token))).status).toBe(401);
  const fresh = new GoogleAuthentication({ ...settings, clientId: google.clientId });
  expect(await fresh.admit(caller, 'google_10001')).toBe('unknown');
});

test('only who has agreed gets a token silently', async () => {
  const { google } = await aGoogle();
  expect(google.grants.giveSilently(ANNA, 'openid')).toEqual({ error: 'login_required' });
  google.grants.give(ANNA!, 'openid email');
  expect(google.grants.giveSilently(ANNA, 'openid calendar')).toEqual({
    error: 'consent_required',
  });
  expect(google.grants.giveSilently(ANNA, 'openid')).toHaveProperty('access_token');
});

test('its tokens go to this machine alone', async () => {
  const { google, ask } = await aGoogle();
  const client = { client_id: google.clientId, scope: 'openid', sub: '10001', state: 's' };
  const choose = (redirect_uri: string) =>
    ask(`/o/oauth2/choice?${query({ ...client, redirect_uri })}`);
  expect((await choose('https://evil.example/')).status).toBe(400);
  expect(
    (await ask(`/o/oauth2/popup?${query({ ...client, origin: 'https://evil.example' })}`)).status,
  ).toBe(400);
  const home = await choose('http://localhost:8080/');
  expect(home.status).toBe(302);
  expect(home.headers.get('location')).toMatch(
    /^http:\/\/localhost:8080\/#access_token=ya29\..*state=s$/,
  );
});

test('a client it does not know gets no page', async () => {
  const { ask } = await aGoogle();
  const page = query({ client_id: 'other', scope: 'openid', origin: 'http://localhost:8080' });
  expect((await ask(`/o/oauth2/popup?${page}`)).status).toBe(400);
});
