import { expect, test } from 'vitest';
import { appConfigOf, NO_CONFIG } from './app-config.ts';

test('sign-in is off if the answer is not a configuration', () => {
  for (const answer of [null, undefined, 'x', 5, [], {}, { clientId: '' }, { clientId: ' ' }])
    expect(appConfigOf(answer)).toEqual({ ...NO_CONFIG, clientId: null, demo: false });
});

test('what the server tells counts; what is missing or odd has its default', () => {
  const config = appConfigOf({
    clientId: ' farm.apps ',
    version: '2.0.0',
    scriptUrl: 'http://localhost:9/gsi/client',
    authUrl: 'javascript:alert(1)',
    userInfoUrl: 7,
    scopes: 'openid email https://www.googleapis.com/auth/drive.appdata',
    calendarScopes: [],
    syncOrigins: ['https://farm.example', 5],
    demo: true,
  });
  expect(config).toEqual({
    ...NO_CONFIG,
    clientId: 'farm.apps',
    version: '2.0.0',
    scriptUrl: 'http://localhost:9/gsi/client',
    scopes: ['openid', 'email', 'https://www.googleapis.com/auth/drive.appdata'],
    syncOrigins: ['https://farm.example'],
    demo: true,
  });
});
