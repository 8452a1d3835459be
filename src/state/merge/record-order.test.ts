import { expect, test } from 'vitest';
import { mergedOrder } from './record-order.ts';

function order(base: string, local: string, remote: string, gone = '') {
  const keys = (text: string) => text.split('');
  return mergedOrder(
    { base: keys(base), local: keys(local), remote: keys(remote) },
    (key) => !gone.includes(key),
  );
}

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
