import { CalendarError, isRateLimit } from './calendar-error.ts';

/** Explains a failed sync to the grower. The log has the calendar's own error. */
export function failureText(cause: unknown): string {
  if (isRateLimit(cause)) return 'Google is limiting requests';
  if (cause instanceof CalendarError) return statusWords(cause);
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'Google Calendar didn’t respond';
  // Browsers say no more than that when there is no network.
  if (cause instanceof TypeError) return 'Google Calendar could not be reached';
  return cause.message;
}

function statusWords({ status }: CalendarError): string {
  if (status === 401) return 'Google wants you to sign in again';
  if (status === 403) return 'this account can’t edit this calendar';
  if (status === 404) return 'this account has no calendar with this ID';
  if (status >= 500) return 'Google Calendar is having problems';
  return `Google Calendar refused with ${status}`;
}
