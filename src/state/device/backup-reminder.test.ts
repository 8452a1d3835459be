import { expect, test } from 'vitest';
import { daysWithoutBackup, isAlmostFull, shareOfRoom } from './backup-reminder.ts';

const NOW = Date.UTC(2026, 10, 20, 8);
const DAY = 86_400_000;
const markOf = (days: number) => ({ at: NOW - days * DAY, isFile: true });

const FORGETFUL = { forgetsUnused: true };
const IN_CLOUD = { isInCloud: true };

test.each([
  ['older than 7 days asks for a new one', 7.5, {}, 7],
  ['of 7 days asks for none', 7, {}, null],
  ['in a browser that forgets after a week asks after 3 days', 3.1, FORGETFUL, 3],
  ['of 3 days asks for none even there', 3, FORGETFUL, null],
  ['is not needed for a farm that is also in the cloud', 30, IN_CLOUD, null],
  ['is not needed there in a browser that forgets either', 30, { ...IN_CLOUD, ...FORGETFUL }, null],
  ['dated by a clock that was set back asks for nothing', -3, {}, null],
])('a backup file %s', (_what, age, where, days) => {
  const here = { isInCloud: false, forgetsUnused: false, ...where };
  expect(daysWithoutBackup(markOf(age), NOW, here)).toBe(days);
});

const room = (usedBytes: number, quotaBytes: number | null) => ({
  usedBytes,
  quotaBytes,
  isKept: null,
});

test('a device is almost full from 80 % on, and never where the browser does not tell its room', () => {
  expect([79, 80].map((used) => isAlmostFull(room(used, 100)))).toEqual([false, true]);
  expect(shareOfRoom(room(300, 100))).toBe(1);
  expect([room(5, null), room(0, 0)].map(isAlmostFull)).toEqual([false, false]);
});
