import { expect, test } from 'vitest';
import { hashId, newId } from './new-id.ts';

test('a new id is its prefix, the time in base 36 and random characters', () => {
  const randomness = { base36: (length: number) => 'z'.repeat(length) };
  expect(newId('ord', 1_795_196_280_000, randomness)).toBe(
    `ord_${(1_795_196_280_000).toString(36)}zzzz`,
  );
});

test('an id made from content is the same on every device', () => {
  expect(hashId('ord', { name: 'Market', customer: '' })).toBe(
    hashId('ord', { customer: '', name: 'Market' }),
  );
  expect(hashId('ord', {})).toMatch(/^ord_[0-9a-z]{14}$/);
});

test('ids made from different content differ', () => {
  const ids = Array.from({ length: 10_000 }, (_, number) => hashId('ord', { number }));
  expect(new Set(ids).size).toBe(10_000);
});
