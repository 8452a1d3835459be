import type { Millis } from '#domain/calendar/iso-date.ts';
import type { BackupMark, DeviceRoom } from './device-port.ts';

const DAY_MS: Millis = 86_400_000;
const REMIND_AFTER_MS: Millis = 7 * DAY_MS;
const FULL_SHARE = 0.8;

/**
 * Days since there was a backup file, once it is time to make one: after a week. Null before.
 *
 * A farm that is also in the cloud needs no reminder.
 */
export function daysWithoutBackup(
  mark: BackupMark,
  now: Millis,
  isInCloud: boolean,
): number | null {
  const age = now - mark.at;
  return isInCloud || age <= REMIND_AFTER_MS ? null : Math.floor(age / DAY_MS);
}

/** Share of the room that is taken, 0 to 1; null where the browser does not tell. */
export function shareOfRoom({ usedBytes, quotaBytes }: DeviceRoom): number | null {
  if (usedBytes === null || quotaBytes === null || quotaBytes <= 0) return null;
  return Math.min(1, usedBytes / quotaBytes);
}

/** Whether so little room is left that saving may soon fail: from 80 % on. */
export function isAlmostFull(room: DeviceRoom): boolean {
  return (shareOfRoom(room) ?? 0) >= FULL_SHARE;
}
