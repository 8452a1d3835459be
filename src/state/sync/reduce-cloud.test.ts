import { expect, test } from 'vitest';
import { reduceCloud, retryDelay } from './reduce-cloud.ts';
import { CLOUD_AT_START } from '../ports/cloud-status.ts';

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

test('a page that may not sync says why, until it may', () => {
  const disabled = reduceCloud(CLOUD_AT_START, { type: 'DISABLED', reason: 'Not here.' });
  expect(disabled).toMatchObject({ state: 'disabled', reason: 'Not here.' });
  expect(reduceCloud(disabled, { type: 'ENABLED' })).toEqual(CLOUD_AT_START);
});
