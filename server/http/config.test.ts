import { expect, test } from 'vitest';
import { readGoogleSettings } from '#server/google-settings.ts';
import { appConfigOf, NO_CONFIG } from '#state/google/app-config.ts';
import { aRunningServer, BUILT_FILES } from '#tests/support/server/running-server.ts';

test('the configuration tells the app how to sign in, is never cached, and has nothing else', async () => {
  const google = readGoogleSettings({ GOOGLE_CLIENT_ID: 'farm-app', GOOGLE_SCOPES: 'openid' });
  const server = await aRunningServer(BUILT_FILES, {
    google,
    allowedOrigins: ['https://farm.example'],
  });
  const answer = await fetch(`${server}/config.json`);
  const body: unknown = await answer.json();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(appConfigOf(body)).toEqual(body);
  expect(body).toEqual({
    ...NO_CONFIG,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    clientId: 'farm-app',
    scopes: ['openid'],
  });
});

test('sign-in is off without a client id', async () => {
  const server = await aRunningServer();
  const body: unknown = await (await fetch(`${server}/config.json`)).json();
  expect(body).toMatchObject({ clientId: null, syncOrigins: null, demo: false });
});

test('the configuration says when Google is a stand-in', async () => {
  const google = readGoogleSettings({ GOOGLE_SCRIPT_URL: 'http://127.0.0.1:9/gsi/client' });
  const server = await aRunningServer(BUILT_FILES, { google });
  expect(await (await fetch(`${server}/config.json`)).json()).toMatchObject({ demo: true });
});

test('the configuration is read alone, and never a screen', async () => {
  const server = await aRunningServer();
  expect((await fetch(`${server}/config.json`, { method: 'PUT', body: '{}' })).status).toBe(405);
  const page = await fetch(`${server}/config.json`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('application/json');
});
