import { expect, test } from 'vitest';
import { asGoogleError, GoogleError, isBenign } from './google-error.ts';

test.each([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'immediate_failed',
  'invalid_grant',
  'popup_failed_to_open',
  'popup_blocked_by_browser',
  'popup_closed_by_user',
])('%s is benign', (code) => {
  expect(isBenign(new GoogleError('Google authorization failed.', code))).toBe(true);
});

test('everything else is not', () => {
  for (const code of ['server_error', 'silent_timeout', 'prompt_timeout', 'not_ready', '', null])
    expect(isBenign(new GoogleError('Google authorization failed.', code))).toBe(false);
});

test('Google names its codes in several places, and one of them anew', () => {
  const codeOf = (cause: unknown) => asGoogleError(cause).code;
  expect(codeOf({ error: 'access_denied' })).toBe('access_denied');
  expect(codeOf({ type: 'popup_failed_to_open', message: 'x' })).toBe('popup_failed_to_open');
  expect(codeOf(Object.assign(new Error('x'), { type: 'popup_closed' }))).toBe(
    'popup_closed_by_user',
  );
  expect(codeOf({ code: 'a', error: 'b', type: 'c' })).toBe('a');
  for (const cause of [null, undefined, 'x', 7, {}, { error: 5 }]) expect(codeOf(cause)).toBeNull();
  expect(asGoogleError('x').message).toBe('Google authorization failed.');
});
