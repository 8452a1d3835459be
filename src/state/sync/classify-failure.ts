import type { CloudFailure } from './reduce-cloud.ts';
import { RemoteStateError } from './remote-state.ts';

/** Classifies a sync failure for display and for the retry delay. */
export function classifyFailure(cause: unknown): Omit<CloudFailure, 'type' | 'now' | 'random'> {
  if (cause instanceof RemoteStateError) {
    const { context, status, message, retryAfter, refusal } = cause;
    return { context, status, message, retryAfter, refusal };
  }
  // Something on this device: it is tried again like a cloud that does not answer.
  const message = cause instanceof Error ? cause.message : String(cause);
  return { context: 'load', status: 0, message, retryAfter: null, refusal: null };
}
