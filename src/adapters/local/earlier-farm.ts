import type { DocumentStorage } from '#state/ports/document-storage.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import type { EarlierFarm } from '#state/ports/sync-page.ts';
import { attempt } from '../attempt.ts';

/** Noted once an account was asked about the farm from before the first sign-in. */
const KEY = 'mgm.anonOffered';
const OFFERED = '1';

/** The farm from before anybody signed in, for the account that opens its own. */
export function earlierFarm(userKey: string, open: () => DocumentStorage): EarlierFarm {
  return {
    async find() {
      if (userKey === ANONYMOUS || wasOffered()) return null;
      const storage = open();
      try {
        const found = await storage.load();
        if (found.state !== 'found') return null;
        const { document } = found.farm;
        // Asked once in the life of an account: it comes when it is.
        const { userContent } = await import('#state/new-farms/user-content.ts');
        return userContent(document) === 'nothing' ? null : document;
      } finally {
        storage.close();
      }
    },
    // Where that is refused the next visit asks again; nothing is merged without an answer.
    settle: () => void attempt(() => localStorage.setItem(KEY, OFFERED)),
  };
}

function wasOffered(): boolean {
  const isKept = attempt(() => {
    const kept = localStorage.getItem(KEY);
    // Earlier versions of the app noted which account it was.
    if (kept !== null && kept !== OFFERED) localStorage.setItem(KEY, OFFERED);
    return kept !== null;
  });
  return isKept ?? true;
}
