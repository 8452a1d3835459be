import type { Session } from '#state/ports/session.ts';
import { attempt } from '../attempt.ts';

const KEY = 'mgm.anonId';

/**
 * The anonymous id in the local storage of the browser. Where that is closed to the page,
 * it lasts as long as the page.
 */
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
