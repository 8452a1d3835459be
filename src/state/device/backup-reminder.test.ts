import { expect, test } from 'vitest';
import { daysWithoutBackup, isAlmostFull, shareOfRoom } from './backup-reminder.ts';

const NOW = Date.UTC(2026, 10, 20, 8);
const DAY = 86_400_000;
const markOf = (days: number) => ({ at: NOW - days * DAY, isFile: true });

const HERE_ALONE = { isInCloud: false, forgetsUnused: false };

test('a backup file older than 7 days asks for a new one', () => {
  expect(daysWithoutBackup(markOf(7), NOW, HERE_ALONE)).toBeNull();
  expect(daysWithoutBackup(markOf(7.5), NOW, HERE_ALONE)).toBe(7);
  expect(daysWithoutBackup(markOf(30), NOW, HERE_ALONE)).toBe(30);
});

test('a browser that forgets after a week asks after 3 days', () => {
  const forgetful = { ...HERE_ALONE, forgetsUnused: true };
  expect(daysWithoutBackup(markOf(3), NOW, forgetful)).toBeNull();
  expect(daysWithoutBackup(markOf(3.1), NOW, forgetful)).toBe(3);
});

test('a farm that is also in the cloud needs no backup file', () => {
  for (const forgetsUnused of [true, false])
    expect(daysWithoutBackup(markOf(30), NOW, { isInCloud: true, forgetsUnused })).toBeNull();
});

test('a clock that was set back asks for nothing', () => {
  expect(daysWithoutBackup(markOf(-3), NOW, HERE_ALONE)).toBeNull();
});

test('a device is almost full from 80 % on', () => {
  const room = (usedBytes: number | null, quotaBytes: number | null) => ({
    usedBytes,
    quotaBytes,
    isKept: null,
  });
  expect(isAlmostFull(room(79, 100))).toBe(false);
  expect(isAlmostFull(room(80, 100))).toBe(true);
  expect(shareOfRoom(room(300, 100))).toBe(1);
});

test('a browser that does not tell its room is never called full', () => {
  expect(isAlmostFull({ usedBytes: 5, quotaBytes: null, isKept: null })).toBe(false);
  expect(isAlmostFull({ usedBytes: 0, quotaBytes: 0, isKept: null })).toBe(false);
});
