import type { Millis } from '#domain/calendar/iso-date.ts';
import { FAILURES_COUNTED, retryDelay } from './backoff.ts';
import type { CloudRefusal, CloudStatus } from '../ports/cloud-status.ts';
import { CLOUD_AT_START } from '../ports/cloud-status.ts';

export type CloudEvent =
  | { readonly type: 'DISABLED'; readonly reason: string }
  | { readonly type: 'ENABLED' }
  | { readonly type: 'SUCCEEDED' }
  | CloudFailure;

export interface CloudFailure {
  readonly type: 'FAILED';
  readonly context: 'load' | 'save' | 'delete';
  readonly status: number;
  readonly message: string;
  readonly retryAfter: Millis | null;
  readonly refusal: CloudRefusal | null;
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
