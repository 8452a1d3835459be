import type { GoogleConnection } from '../google/google-connection.ts';
import { CalendarError } from './calendar-error.ts';

/** The account has not allowed the app to use its calendar, or Google cannot be asked just now. */
export class NoCalendarAccess extends Error {
  override readonly name = 'NoCalendarAccess';

  constructor() {
    super('Google has not given access to the calendar');
  }
}

/** Makes a call in the name of the signed-in account. */
export type WithToken = <T>(call: (token: string) => Promise<T>) => Promise<T>;

/**
 * Calls with a token that gives the right to the calendar. The first token that is refused is replaced,
 * for all calls that used it; when the new one is refused too, that is an answer.
 */
export function withCalendarToken(google: Pick<GoogleConnection, 'token' | 'refuse'>): WithToken {
  let refused: string | null = null;
  return async (call) => {
    const token = await calendarToken(google);
    try {
      return await call(token);
    } catch (cause) {
      const isRefused = cause instanceof CalendarError && cause.status === 401;
      if (!isRefused || (refused !== null && refused !== token)) throw cause;
      if (refused === null) google.refuse(token);
      refused = token;
      return call(await calendarToken(google));
    }
  };
}

async function calendarToken(google: Pick<GoogleConnection, 'token'>): Promise<string> {
  const token = await google.token({ calendar: true });
  if (token === null) throw new NoCalendarAccess();
  return token;
}
