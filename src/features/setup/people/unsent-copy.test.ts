import { expect, test } from 'vitest';
import { unsentText } from './unsent-copy.tsx';

test('a new helper, and one of an older server, reads how much of what was not sent', () => {
  expect(unsentText({ changes: 1, slices: ['batchSettings'] })).toBe(
    'You’re now a helper. 1 change to Batch settings wasn’t synced. It’s in a copy on this device.',
  );
  expect(unsentText({ changes: 2, slices: ['harvestLosses'], isServerOlder: true })).toBe(
    'The server is older than this app. 2 changes to Harvest losses weren’t synced. They’re in a copy on this device.',
  );
});
