import { expect, test } from 'vitest';
import { unsentText } from './unsent-copy.tsx';

test('a new helper reads how much of what was not sent', () => {
  expect(unsentText({ changes: 3, slices: ['orders', 'prices'] })).toBe(
    'You are a helper now. 3 changes of Orders and Prices were not sent; they are in a copy on this device.',
  );
  expect(unsentText({ changes: 1, slices: ['batchSettings'] })).toBe(
    'You are a helper now. 1 change of Batch settings was not sent; it is in a copy on this device.',
  );
});

test('a helper reads what an older server does not take', () => {
  expect(unsentText({ changes: 2, slices: ['harvestLosses'], isServerOlder: true })).toBe(
    'The server is older than this app. 2 changes of Harvest losses were not sent; they are in a copy on this device.',
  );
});
