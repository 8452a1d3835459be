import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { accountKey } from './account-key.ts';

/**
 * A note outside the database that there is a farm in it, and how far it has come, so that its disappearance is
 * noticed, and that of its newest changes.
 */
export interface Canary {
  isThere(): boolean;
  /** The revision that was noted last; null without a note. */
  noted(): number | null;
  place(revision: number): void;
  /** The farm is gone on purpose. */
  remove(): void;
}

/** The canary of a user in the local storage, which browsers often keep when they clear a database. */
export function localCanary(userKey: string): Canary {
  // One for each account: signing in as somebody else must not silence the others.
  const key = userKey === ANONYMOUS ? 'mgm:canary' : accountKey('mgm:canary', userKey);
  const noted = (): number | null => {
    try {
      const note: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      const revision: unknown = Reflect.get(Object(note), 'rev');
      return typeof revision === 'number' ? revision : null;
    } catch {
      return null;
    }
  };
  return {
    isThere: () => noted() !== null,
    noted,
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
