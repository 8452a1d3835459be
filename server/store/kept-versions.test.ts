import { expect, test } from 'vitest';
import { versionsToDrop } from './kept-versions.ts';
import type { KeptVersion } from './stored-farm.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

/** Newest first, one every so many hours. */
function everyHours(hours: number, count: number, packedSize = 1): readonly KeptVersion[] {
  return [...Array(count).keys()].map((n) => ({
    version: count - n,
    savedAt: NOON - n * hours * HOUR,
    document: { hash: '', size: 1, wrapped: false },
    packedSize,
  }));
}

test('up to 50 versions all stay, however old', () => {
  expect(versionsToDrop(everyHours(24 * 30, 50), NOON)).toEqual([]);
});

test('of more than 50 in one hour the oldest go', () => {
  expect(versionsToDrop(everyHours(0.01, 53), NOON)).toEqual([3, 2, 1]);
});

test('an hour keeps its last version for two days beyond the newest 50', () => {
  // Ten an hour: the newest 50 reach back to 07:06, and of each hour before its last one stays.
  const all = everyHours(0.1, 10 * 24 * 3);
  const dropped = new Set(versionsToDrop(all, NOON));
  const kept = all.filter(({ version }) => !dropped.has(version)).map(({ savedAt }) => savedAt);
  const beyond = kept.slice(50).map((at) => new Date(at).toISOString().slice(5, 16));
  expect(beyond).toHaveLength(7 + 24 + 12 + 1);
  expect(beyond.slice(0, 2)).toEqual(['11-20T06:54', '11-20T05:54']);
  // Older than two days: the last one of a day.
  expect(beyond.slice(-2)).toEqual(['11-18T12:54', '11-17T23:54']);
});

test('a day keeps its last version beyond the newest 50', () => {
  // Twelve a day: the newest 50 reach four days back, and of each day before its last one stays.
  const dropped = new Set(versionsToDrop(everyHours(2, 12 * 10), NOON));
  const kept = everyHours(2, 12 * 10).filter(({ version }) => !dropped.has(version));
  expect(kept).toHaveLength(50 + 6);
  expect(new Date(kept[55]?.savedAt ?? 0).toISOString()).toBe('2026-11-10T22:00:00.000Z');
});

test('beyond 100 MB of one user the oldest go, never the newest', () => {
  const megabytes = 1024 * 1024;
  expect(versionsToDrop(everyHours(24, 6, 30 * megabytes), NOON)).toEqual([3, 2, 1]);
  expect(versionsToDrop(everyHours(24, 2, 101 * megabytes), NOON)).toEqual([1]);
});

test('where room runs out in a farm with members, the last versions of days and hours stay longest', () => {
  const MEGABYTE = 1024 * 1024;
  // Three an hour for two days of 1 MB each, then five huge ones within a minute.
  const quiet = everyHours(1 / 3, 144, MEGABYTE).map((kept) => ({
    ...kept,
    savedAt: kept.savedAt - 600_000,
  }));
  const huge = [5, 4, 3, 2, 1].map((n) => ({
    version: 144 + n,
    savedAt: NOON - (5 - n) * 1_000,
    document: { hash: '', size: 1, wrapped: false },
    packedSize: 20 * MEGABYTE,
  }));
  const all = [...huge, ...quiet];
  const keptOf = (isShared: boolean) => {
    const dropped = new Set(versionsToDrop(all, NOON, isShared));
    return all.filter(({ version }) => !dropped.has(version)).map(({ version }) => version);
  };
  // Alone, the newest that fit stay, and all of the past is gone.
  expect(keptOf(false)).toEqual([149, 148, 147, 146, 145]);
  const kept = keptOf(true);
  const hours = new Set(quiet.map(({ savedAt }) => Math.floor(savedAt / HOUR)));
  const keptHours = new Set(
    quiet
      .filter(({ version }) => kept.includes(version))
      .map(({ savedAt }) => Math.floor(savedAt / HOUR)),
  );
  expect(keptHours.size).toBeGreaterThanOrEqual(hours.size - 1);
  expect(kept).toContain(149);
});
