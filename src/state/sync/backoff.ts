import type { Millis } from '#domain/calendar/iso-date.ts';

const SAVE_BASE_MS: Millis = 2_000;
const LOAD_BASE_MS: Millis = 1_000;
/** Both limits of the specification stand; with a count of 6 the delay ends at 128 s, so 5 minutes only limits what a service asks for by `Retry-After` when it has no better idea. */
const MAX_DELAY_MS: Millis = 300_000;
export const FAILURES_COUNTED = 6;
/** Up to a fifth more or less, so that devices do not come back all at once. */
const SPREAD = 0.2;

/**
 * Exponential backoff: how long to leave the cloud alone after a failure, twice as long after every one in a row.
 *
 * @param failures - Failures in a row before this one.
 * @param random - 0 to 1; one half is the plain delay.
 * @param retryAfter - What the service asked for; never less than that.
 */
export function retryDelay(
  context: 'load' | 'save' | 'delete',
  failures: number,
  random: number,
  retryAfter: Millis | null,
): Millis {
  const base = context === 'load' ? LOAD_BASE_MS : SAVE_BASE_MS;
  const plain = Math.min(MAX_DELAY_MS, base * 2 ** Math.min(failures, FAILURES_COUNTED));
  const delay = Math.round(plain * (1 + SPREAD * (2 * random - 1)));
  return Math.max(delay, Math.min(retryAfter ?? 0, MAX_DELAY_MS));
}
