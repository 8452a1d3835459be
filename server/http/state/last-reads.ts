import type { StateStore } from '../../store/state-store.ts';

/** A device asks every 20 seconds; a quarter of an hour is exact enough for an operator. */
const EVERY_MS = 900_000;
/** Entries beyond this limit are dropped early. */
const MOST = 100_000;

/** Notes that a farm was read just now. */
export type NoteRead = (userId: string) => void;

/** Notes when a farm was last read, rarely enough to be cheap. */
export function lastReads(store: Pick<StateStore, 'note'>): NoteRead {
  const notedAt = new Map<string, number>();
  return (userId) => {
    const now = Date.now();
    if (now - (notedAt.get(userId) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
    if (notedAt.size >= MOST) notedAt.clear();
    notedAt.set(userId, now);
    // A full disk must not keep anybody from reading the farm.
    store.note(userId, { readAt: now }).catch(() => notedAt.delete(userId));
  };
}
