import { expect, test } from 'vitest';
import { CALENDAR_SCOPE, NO_CONFIG } from '#state/google/app-config.ts';
import { scopesFor } from './scopes-for.ts';

test('signing in asks for who it is alone; connecting the calendar asks for its events, too', () => {
  expect(scopesFor(NO_CONFIG, 'account')).toBe('openid email profile');
  expect(scopesFor(NO_CONFIG, 'calendar')).toBe(`openid email profile ${CALENDAR_SCOPE}`);
});

test('all of it may be asked for at once, where the server is set so', () => {
  const drive = 'https://www.googleapis.com/auth/drive.appdata';
  const scopes = ['openid', 'email', 'profile', drive, CALENDAR_SCOPE];
  const config = { ...NO_CONFIG, scopes };
  expect(scopesFor(config, 'account')).toBe(scopes.join(' '));
  expect(scopesFor(config, 'calendar')).toBe(scopes.join(' '));
});
