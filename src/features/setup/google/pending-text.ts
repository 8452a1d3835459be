import { formatCount } from '#ui/format.ts';

/** What the calendar still waits for, and why: "3 events pending, last error: …". Empty when all is there. */
export function pendingText(pending: number, lastError: string | null): string {
  const waiting = pending > 0 ? `${formatCount(pending, 'event')} pending` : null;
  if (lastError === null) return waiting ?? '';
  return waiting === null ? `Last error: ${lastError}` : `${waiting}, last error: ${lastError}`;
}
