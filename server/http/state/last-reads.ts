import type { StateStore } from '../../store/state-store.ts';

/** A device asks every 20 seconds; a quarter of an hour is exact enough for an operator. */
const EVERY_MS = 900_000;
/** Entries beyond this limit are dropped early. */
const MOST = 100_000;

/** Notes when a farm was last read, rarely enough to be cheap. */
export class LastReads {
  readonly #store: Pick<StateStore, 'note'>;
  readonly #notedAt = new Map<string, number>();

  constructor(store: Pick<StateStore, 'note'>) {
    this.#store = store;
  }

  read(userId: string, now: number): void {
    if (now - (this.#notedAt.get(userId) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
    if (this.#notedAt.size >= MOST) this.#notedAt.clear();
    this.#notedAt.set(userId, now);
    // A full disk must not keep anybody from reading the farm.
    this.#store.note(userId, { readAt: now }).catch(() => this.#notedAt.delete(userId));
  }
}
