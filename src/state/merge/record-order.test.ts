import { expect, test } from 'vitest';
import { mergedOrder } from './record-order.ts';

function order(base: string, local: string, remote: string, gone = '') {
  const keys = (text: string) => text.split('');
  return mergedOrder(
    { base: keys(base), local: keys(local), remote: keys(remote) },
    (key) => !gone.includes(key),
  );
}

test('what this device added stands behind what it stood behind here', () => {
  expect(order('abc', 'aXbc', 'abcY').keys.join('')).toBe('aXbcY');
  expect(order('abc', 'Xabc', 'abc').keys.join('')).toBe('Xabc');
});

test('an order that only one side changed is the order', () => {
  expect(order('abc', 'cab', 'abc').keys.join('')).toBe('cab');
  expect(order('abc', 'abc', 'bca').keys.join('')).toBe('bca');
});

test('of two new orders that of the cloud stays, and it is said', () => {
  expect(order('abc', 'cab', 'bca')).toMatchObject({ keys: ['b', 'c', 'a'], bothSorted: true });
});

test('what is gone leaves no gap', () => {
  expect(order('abc', 'abXc', 'abc', 'b').keys.join('')).toBe('aXc');
});

test('what both sides have added at different places is no new order of the rest', () => {
  expect(order('abc', 'Xabc', 'abXc')).toEqual({ keys: ['a', 'b', 'X', 'c'], bothSorted: false });
});

test('only what stands everywhere, before and on both sides, tells who has sorted', () => {
  // `c` is gone and `Y` is new: the cloud has sorted nothing.
  expect(order('abc', 'bac', 'abY', 'c')).toEqual({ keys: ['b', 'Y', 'a'], bothSorted: false });
  expect(order('abc', 'cab', 'abcY')).toEqual({ keys: ['c', 'Y', 'a', 'b'], bothSorted: false });
  // Both have put `c` in front.
  expect(order('abc', 'cab', 'cabY')).toEqual({ keys: ['c', 'a', 'b', 'Y'], bothSorted: false });
});
