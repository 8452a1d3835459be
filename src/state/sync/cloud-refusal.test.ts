import { expect, test } from 'vitest';
import { cloudRefusal, keyRefusal } from './cloud-refusal.ts';

test('the code of a refusal tells whom the service keeps out', () => {
  const because = (status: number, code?: string) => cloudRefusal({ status, body: { code } });
  expect(because(403, 'account-not-allowed')).toBe('account');
  expect(because(403, 'no-more-farms')).toBe('farms');
  expect(because(507, 'store-full')).toBe('room');
});

test('a refusal without a code, as of a proxy, is understood by its status; other failures are none', () => {
  expect(cloudRefusal({ status: 403, body: null })).toBe('account');
  expect(cloudRefusal({ status: 507, body: 'full' })).toBe('room');
  for (const status of [0, 401, 409, 413, 429, 503])
    expect(cloudRefusal({ status, body: { code: 'no-more-farms' } })).toBe(null);
});

test('a device with a key is not known, unless the code of the refusal says more', () => {
  const because = (status: number, code?: string) => keyRefusal({ status, body: { code } });
  expect(because(403, 'account-not-allowed')).toBe('account');
  for (const status of [401, 403]) expect(because(status)).toBe('key');
  expect(because(401, 'account-not-allowed')).toBe('key');
  expect(because(507)).toBe('room');
});
