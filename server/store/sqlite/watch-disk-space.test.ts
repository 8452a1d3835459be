import { expect, test } from 'vitest';
import { roomWarnings } from './watch-disk-space.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxFarms: null, maxStoreBytes: 1_000 * MEGABYTE, minFreeBytes: 500 * MEGABYTE };

test('a store with room on a disk with room is no reason to warn', () => {
  const full = { storeBytes: 899 * MEGABYTE, freeBytes: 500 * MEGABYTE };
  expect(roomWarnings(full, LIMITS)).toEqual([]);
  const elsewhere = { storeBytes: 10 ** 12, freeBytes: undefined };
  expect(roomWarnings(elsewhere, { ...LIMITS, maxStoreBytes: null })).toEqual([]);
});

test('a filling disk and a filling store are reported before they are full', () => {
  const full = { storeBytes: 900 * MEGABYTE, freeBytes: 499 * MEGABYTE };
  expect(roomWarnings(full, LIMITS)).toEqual([
    'DATA_DIR has 499 MB of disk space left. When it is full, farms can’t be saved.',
    'Farms use 900 MB, 90% of MAX_STORE_BYTES. At 100% saves fail.',
  ]);
});
