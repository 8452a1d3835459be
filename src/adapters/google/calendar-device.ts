import type { CalendarDevice } from '#state/ports/calendar-ports.ts';
import { readEntry, writeEntry } from '../attempt.ts';
import { accountKey } from '../local/account-key.ts';

const LOCK = 'mgm:calendar';
/** A tab that the browser has put to sleep must not hold up the others: two at once only cost calls. */
const TIMEOUT_MS = 60_000;

/** The browser's storage and locks. Without them it remembers by itself, and tabs sync apart. */
export function localCalendarDevice(): CalendarDevice {
  const remembered = new Map<string, readonly string[]>();
  return {
    written: (account) => readIds(account) ?? remembered.get(account) ?? [],
    keepWritten(account, calendarIds) {
      remembered.set(account, calendarIds);
      writeEntry(keyOf(account), calendarIds);
    },
    alone,
  };
}

function keyOf(account: string): string {
  return accountKey('mgm.calendars', account);
}

/** Null when nothing can be read. */
function readIds(account: string): readonly string[] | null {
  const ids = readEntry(keyOf(account));
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : null;
}

async function alone<T>(run: () => Promise<T>): Promise<T> {
  let running: Promise<T> | null = null;
  const begin = (): Promise<T> => (running ??= run());
  try {
    // Only pages of a secure origin have locks.
    if (!('locks' in navigator)) return await begin();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await navigator.locks.request(LOCK, { signal }, begin);
  } catch {
    // The lock was refused or did not come; a failure of the run itself comes again from here.
    return begin();
  }
}
