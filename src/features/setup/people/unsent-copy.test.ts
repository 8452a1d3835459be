import { expect, test } from 'vitest';
import { unsentText } from './unsent-copy.tsx';

test('a new helper reads how much of what was not sent', () => {
  expect(unsentText({ changes: 3, slices: ['orders', 'prices'] })).toBe(
    'You’re now a helper. 3 changes to Orders and Prices weren’t synced. They’re in a copy on this device.',
  );
  expect(unsentText({ changes: 1, slices: ['batchSettings'] })).toBe(
    'You’re now a helper. 1 change to Batch settings wasn’t synced. It’s in a copy on this device.',
  );
});

test('a helper reads what an older server does not take', () => {
  expect(unsentText({ changes: 2, slices: ['harvestLosses'], isServerOlder: true })).toBe(
    'The server is older than this app. 2 changes to Harvest losses weren’t synced. They’re in a copy on this device.',
  );
});
