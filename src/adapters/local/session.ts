import type { Session } from '#state/ports/session.ts';

const KEY = 'mgm.anonId';

/**
 * The anonymous id in the local storage of the browser. Where that is closed to the page,
 * it lasts as long as the page.
 */
export function localSession(): Session {
  let anonymousId = readKey();
  return {
    anonymousId: () => anonymousId,
    remember(id) {
      anonymousId = id;
      attempt(() => localStorage.setItem(KEY, id));
    },
    forget() {
      anonymousId = null;
      attempt(() => localStorage.removeItem(KEY));
    },
  };
}

function readKey(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Private windows may refuse: the id then ends with the page.
  }
}
