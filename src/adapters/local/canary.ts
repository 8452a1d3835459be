import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { attempt, readEntry, writeEntry } from '../attempt.ts';
import { accountKey } from './account-key.ts';
import { asRecord } from '#state/document/json-record.ts';

/** A note outside the database of how far its farm has come, so that a loss is noticed. */
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
    const { rev } = asRecord(readEntry(key));
    return typeof rev === 'number' ? rev : null;
  };
  return {
    isThere: () => noted() !== null,
    noted,
    place: (revision) => writeEntry(key, { rev: revision, at: Date.now() }),
    remove: () => void attempt(() => localStorage.removeItem(key)),
  };
}
