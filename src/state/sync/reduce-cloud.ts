import type { Millis } from '#domain/calendar/iso-date.ts';
import { type CloudStatus, CLOUD_AT_START } from '../ports/cloud-status.ts';
import type { RemoteStateError } from './remote-state.ts';

const SAVE_BASE_MS: Millis = 2_000;

const LOAD_BASE_MS: Millis = 1_000;

/** Both limits of the specification stand; with a count of 6 the delay ends at 128 s, so 5 minutes only limits what a service asks for by `Retry-After` when it has no better idea. */
const MAX_DELAY_MS: Millis = 300_000;

const FAILURES_COUNTED = 6;

/** Up to a fifth more or less, so that devices do not come back all at once. */
const SPREAD = 0.2;

export type CloudEvent =
  | { readonly type: 'DISABLED'; readonly reason: string }
  | { readonly type: 'ENABLED' }
  | { readonly type: 'SUCCEEDED' }
  | CloudFailure;

export interface CloudFailure extends Pick<
  RemoteStateError,
  'context' | 'status' | 'message' | 'retryAfter' | 'refusal'
> {
  readonly type: 'FAILED';
  readonly now: Millis;
  /** 0 to 1, for the spread of the delay. */
  readonly random: number;
}

/**
 * The status after an event.
 *
 * Failures that pass by themselves (no answer, a busy or broken service) are waited out. An answer that
 * will be the same next time, like a refused token, is an error until something succeeds.
 */
export function reduceCloud(status: CloudStatus, event: CloudEvent): CloudStatus {
  switch (event.type) {
    case 'DISABLED':
      return { ...CLOUD_AT_START, state: 'disabled', reason: event.reason };
    case 'ENABLED':
      return status.state === 'disabled' ? CLOUD_AT_START : status;
    case 'SUCCEEDED':
      return CLOUD_AT_START;
    case 'FAILED':
      return afterFailure(status, event);
  }
}

function afterFailure(status: CloudStatus, failure: CloudFailure): CloudStatus {
  const { context, message: lastError, now, random, retryAfter, refusal } = failure;
  const failures = Math.min(FAILURES_COUNTED, status.failures + 1);
  const failed = { reason: null, failures, lastError, context, refusal };
  if (!passesByItself(failure.status)) return { ...failed, state: 'error', backoffUntil: null };
  const delay = retryDelay(context, status.failures, random, retryAfter);
  return { ...failed, state: 'backoff', backoffUntil: now + delay };
}

/** 409 after several rounds only means that others write all the time. */
function passesByItself(status: number): boolean {
  return status === 0 || status >= 500 || [304, 408, 409, 412, 425, 429].includes(status);
}

/** Doubles with each failure in a row, at least what the service asks for. `random`, 0 to 1, is neutral at one half. */
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
