import { expect, test } from 'vitest';
import { byTexts, sumByKey, haveSameItems } from './lists.ts';

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

test('records are compared by the first text in which they differ', () => {
  const rows = [
    { day: '2', name: 'b', id: '1' },
    { day: '2', name: 'a', id: '2' },
    { day: '1', name: 'b', id: '3' },
    { day: '2', name: 'a', id: '0' },
  ];
  expect(rows.toSorted(byTexts('day', 'name')).map(({ id }) => id)).toEqual(['3', '2', '0', '1']);
  expect(rows.toSorted(byTexts('day', 'name', 'id'))[1]?.id).toBe('0');
});
