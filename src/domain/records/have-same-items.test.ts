import { expect, test } from 'vitest';
import { haveSameItems } from './have-same-items.ts';

test('two lists are the same when each thing is the very same, in the same place', () => {
  const [pea, kale] = [{ id: 'pea' }, { id: 'kale' }];
  expect(haveSameItems([], [])).toBe(true);
  expect(haveSameItems([pea, kale], [pea, kale])).toBe(true);
  expect(haveSameItems([pea, kale], [kale, pea])).toBe(false);
  expect(haveSameItems([pea], [{ id: 'pea' }])).toBe(false);
  expect(haveSameItems([pea], [pea, kale])).toBe(false);
  expect(haveSameItems([pea, kale], [pea])).toBe(false);
});
