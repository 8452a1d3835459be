import { expect, test } from 'vitest';
import { type CloudFailure, reduceCloud, retryDelay } from './reduce-cloud.ts';
import { CLOUD_AT_START } from '../ports/cloud-status.ts';

const FAILURE: CloudFailure = {
  type: 'FAILED',
  context: 'save',
  status: 503,
  message: 'saveRemoteState failed 503',
  retryAfter: null,
  refusal: null,
  now: 1_000_000,
  random: 0.5,
};

test('the wait doubles with every failure in a row, from 2 s to 128 s; for loads from 1 s', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((failures) => retryDelay('save', failures, 0.5, null));
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 128_000]);
  expect(retryDelay('load', 0, 0.5, null)).toBe(1000);
});

test('the wait is up to a fifth shorter or longer, and never shorter than the service asks for', () => {
  expect(retryDelay('save', 1, 0, null)).toBe(3200);
  expect(retryDelay('save', 1, 1, null)).toBe(4800);
  expect(retryDelay('save', 1, 0.5, 30_000)).toBe(30_000);
  expect(retryDelay('save', 1, 0.5, 3_600_000)).toBe(300_000);
});

test('a failure that passes by itself is waited out; the count ends at 6', () => {
  const once = reduceCloud(CLOUD_AT_START, FAILURE);
  expect(once).toEqual({
    state: 'backoff',
    reason: null,
    backoffUntil: 1_002_000,
    failures: 1,
    lastError: 'saveRemoteState failed 503',
    context: 'save',
    refusal: null,
  });
  let status = once;
  for (let n = 0; n < 10; n += 1) status = reduceCloud(status, FAILURE);
  expect(status.failures).toBe(6);
  expect(status.backoffUntil).toBe(1_128_000);
});

test('an answer that would be the same again is an error until something succeeds', () => {
  const refused = reduceCloud(CLOUD_AT_START, { ...FAILURE, status: 403 });
  expect(refused).toMatchObject({ state: 'error', backoffUntil: null, failures: 1 });
  expect(reduceCloud(refused, { type: 'SUCCEEDED' })).toEqual(CLOUD_AT_START);
});

test('a page that may not sync says why, until it may', () => {
  const disabled = reduceCloud(CLOUD_AT_START, { type: 'DISABLED', reason: 'Not here.' });
  expect(disabled).toMatchObject({ state: 'disabled', reason: 'Not here.' });
  expect(reduceCloud(disabled, { type: 'ENABLED' })).toEqual(CLOUD_AT_START);
});
