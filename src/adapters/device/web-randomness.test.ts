import { expect, test } from 'vitest';
import { webRandomness } from './web-randomness.ts';

test('random characters are digits and small letters, as many as asked for', () => {
  const text = webRandomness().base36(5000);
  expect(text).toMatch(/^[0-9a-z]{5000}$/);
  expect(new Set(text).size).toBe(36);
});
