import type { Millis } from '#domain/calendar/iso-date.ts';
import type { BackupMark, Device, DeviceRoom } from '../ports/device-port.ts';

const DAY_MS: Millis = 86_400_000;
const REMIND_AFTER_DAYS = 7;
/** A browser that forgets after a week must not be ahead of the reminder. */
const REMIND_FORGETFUL_AFTER_DAYS = 3;
const FULL_SHARE = 0.8;

/**
 * Days since there was a backup file, once it is time to make one: after a week, or after three days in a
 * browser that forgets. Null before.
 *
 * A farm that is also in the cloud needs no reminder.
 */
export function daysWithoutBackup(
  mark: BackupMark,
  now: Millis,
  { isInCloud, forgetsUnused }: { readonly isInCloud: boolean } & Pick<Device, 'forgetsUnused'>,
): number | null {
  const age = now - mark.at;
  const limit = (forgetsUnused ? REMIND_FORGETFUL_AFTER_DAYS : REMIND_AFTER_DAYS) * DAY_MS;
  return isInCloud || age <= limit ? null : Math.floor(age / DAY_MS);
}

/** Share of the room that is taken, 0 to 1; null where the browser does not tell. */
export function shareOfRoom({ usedBytes, quotaBytes }: DeviceRoom): number | null {
  if (usedBytes === null || quotaBytes === null || quotaBytes <= 0) return null;
  return Math.min(1, usedBytes / quotaBytes);
}

/** Checks whether storage is 80% full, so that saving may soon fail. */
export function isAlmostFull(room: DeviceRoom): boolean {
  return (shareOfRoom(room) ?? 0) >= FULL_SHARE;
}
