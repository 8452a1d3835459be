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

test('a filling disk and a filling store are told of before they are full', () => {
  const full = { storeBytes: 900 * MEGABYTE, freeBytes: 499 * MEGABYTE };
  expect(roomWarnings(full, LIMITS)).toEqual([
    'The disk of DATA_DIR has 499 MB left: soon no farm can be stored.',
    'The farms take 900 MB, 90 % of MAX_STORE_BYTES: beyond it none is stored.',
  ]);
});
