import { expect, test } from 'vitest';
import { unsentWords } from './unsent-copy.tsx';

test('a new helper reads how much of what was not sent', () => {
  expect(unsentWords({ changes: 3, slices: ['orders', 'prices'] })).toBe(
    'You are a helper now. 3 changes of Orders and Prices were not sent; they are in a copy on this device.',
  );
  expect(unsentWords({ changes: 1, slices: ['batchSettings'] })).toBe(
    'You are a helper now. 1 change of Batch settings was not sent; it is in a copy on this device.',
  );
});

test('a helper reads what an older server does not take', () => {
  expect(unsentWords({ changes: 2, slices: ['harvestLosses'], isServerOlder: true })).toBe(
    'The server is older than this app. 2 changes of Harvest losses were not sent; they are in a copy on this device.',
  );
});
