import { expect, test } from 'vitest';
import { daysWithoutBackup, isAlmostFull, shareOfRoom } from './backup-reminder.ts';

const NOW = Date.UTC(2026, 10, 20, 8);
const DAY = 86_400_000;
const markOf = (days: number) => ({ at: NOW - days * DAY, isFile: true });

test('a backup file older than 7 days asks for a new one', () => {
  expect(daysWithoutBackup(markOf(7), NOW, false)).toBeNull();
  expect(daysWithoutBackup(markOf(7.5), NOW, false)).toBe(7);
  expect(daysWithoutBackup(markOf(30), NOW, false)).toBe(30);
});

test('a farm that is also in the cloud needs no backup file', () => {
  expect(daysWithoutBackup(markOf(30), NOW, true)).toBeNull();
});

test('a clock that was set back asks for nothing', () => {
  expect(daysWithoutBackup(markOf(-3), NOW, false)).toBeNull();
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
