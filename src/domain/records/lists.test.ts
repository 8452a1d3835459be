import { expect, test } from 'vitest';
import { sumByKey, haveSameItems } from './lists.ts';

test('amounts of one key are added up, the first key first', () => {
  expect([
    ...sumByKey([
      ['pea', 2],
      ['kale', 1],
      ['pea', 3],
    ] as const),
  ]).toEqual([
    ['pea', 5],
    ['kale', 1],
  ]);
});

test('two lists are the same when each thing is the very same, in the same place', () => {
  const [pea, kale] = [{ id: 'pea' }, { id: 'kale' }];
  expect(haveSameItems([], [])).toBe(true);
  expect(haveSameItems([pea, kale], [pea, kale])).toBe(true);
  expect(haveSameItems([pea, kale], [kale, pea])).toBe(false);
  expect(haveSameItems([pea], [{ id: 'pea' }])).toBe(false);
  expect(haveSameItems([pea], [pea, kale])).toBe(false);
  expect(haveSameItems([pea, kale], [pea])).toBe(false);
});
