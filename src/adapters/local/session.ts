import type { Session } from '#state/ports/session.ts';
import { attempt } from '../attempt.ts';

const KEY = 'mgm.anonId';

/** The browser's anonymous id. Where the storage is closed, it lasts as long as the page. */
export function localSession(): Session {
  let anonymousId = attempt(() => localStorage.getItem(KEY));
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
