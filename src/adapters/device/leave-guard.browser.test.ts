import { expect, test } from 'vitest';
import { guardLeaving } from './leave-guard.ts';

test('leaving is asked about only while something is not saved', () => {
  let saved = true;
  guardLeaving(() => saved);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  saved = false;
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  saved = true;
});
