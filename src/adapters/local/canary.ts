import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { attempt, readEntry, writeEntry } from '../attempt.ts';
import { accountKey } from './account-key.ts';
import { asRecord } from '#state/document/json-record.ts';

export type Canary = ReturnType<typeof localCanary>;

/** The canary of a user in the local storage, which browsers often keep when they clear a database. */
export function localCanary(userKey: string) {
  // One for each account: signing in as somebody else must not silence the others.
  const key = userKey === ANONYMOUS ? 'mgm:canary' : accountKey('mgm:canary', userKey);
  const noted = (): number | null => {
    const { rev } = asRecord(readEntry(key));
    return typeof rev === 'number' ? rev : null;
  };
  return {
    isThere: () => noted() !== null,
    /** The revision that was noted last; null without a note. */
    noted,
    place: (revision: number) => writeEntry(key, { rev: revision, at: Date.now() }),
    remove: () => void attempt(() => localStorage.removeItem(key)),
  };
}
