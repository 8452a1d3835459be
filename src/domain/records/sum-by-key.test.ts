import { expect, test } from 'vitest';
import { sumByKey } from './sum-by-key.ts';

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
