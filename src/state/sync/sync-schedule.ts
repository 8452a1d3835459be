import type { Millis } from '#domain/calendar/iso-date.ts';
import type { Timers } from '../ports/environment.ts';

export const POLL_MS: Millis = 20_000;
/** So long after the last change it is sent. */
const SEND_AFTER_MS: Millis = 1_000;

/** When the next round is due. Of several wishes the earliest counts; a later change puts sending off. */
export function syncSchedule(timers: Timers, run: (reason: 'poll' | 'change') => void) {
  let cancelPoll = (): void => undefined;
  let cancelSend = (): void => undefined;
  return {
    changed(): void {
      cancelSend();
      cancelSend = timers.after(SEND_AFTER_MS, () => run('change'));
    },
    /** The next round is due in 20 s, or when waiting after a failure is over. */
    ended(wait: Millis | null): void {
      cancelPoll();
      cancelPoll = timers.after(wait ?? POLL_MS, () => run('poll'));
    },
    stop(): void {
      cancelPoll();
      cancelSend();
    },
  };
}
