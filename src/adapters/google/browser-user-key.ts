import { googleUserId } from '#state/google/google-status.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { browserGoogleMemory } from './google-memory.ts';

/** Whose farm a visit of this browser opens: the account's that is signed in, else the device's own. */
export function browserUserKey(): string {
  const account = browserGoogleMemory().account();
  return (account === null ? null : googleUserId({ account })) ?? ANONYMOUS;
}
