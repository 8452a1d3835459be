import { ANONYMOUS } from '#state/ports/cloud-world.ts';
import { accountKey } from './account-key.ts';

/** A note outside the database that there is a farm in it, so that its disappearance is noticed. */
export interface Canary {
  isThere(): boolean;
  place(revision: number): void;
  /** The farm is gone on purpose. */
  remove(): void;
}

/** The canary of a user in the local storage, which browsers often keep when they clear a database. */
export function localCanary(userKey: string): Canary {
  // One for each account: signing in as somebody else must not silence the others.
  const key = userKey === ANONYMOUS ? 'mgm:canary' : accountKey('mgm:canary', userKey);
  return {
    isThere() {
      try {
        const note: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return typeof note === 'object' && note !== null && 'rev' in note;
      } catch {
        return false;
      }
    },
    place(revision) {
      try {
        localStorage.setItem(key, JSON.stringify({ rev: revision, at: Date.now() }));
      } catch {
        // Without room for a note the farm is still stored.
      }
    },
    remove() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Where nothing can be removed nothing was placed.
      }
    },
  };
}
