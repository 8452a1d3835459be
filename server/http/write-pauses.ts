import { setTimeout as sleep } from 'node:timers/promises';
import { LARGE_WRITE_BYTES, type PackedDocument } from '../store/stored-farm.ts';

/** So many times as long as a write took its user waits before the next; all others have that time. */
const TIMES_AS_LONG = 19;
/** On the slowest disk, too, a grower does not wait longer. */
const LONGEST_MS = 10_000;

/** What the pauses are counted and waited with. */
interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

/** A program that has nothing else to do does not stay for a pause. */
const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => sleep(ms, undefined, { ref: false }),
};

/**
 * Leaves pauses between the large writes of one user.
 *
 * All farms go to one disk. Without pauses a user who sends one large farm after the other would have it nearly
 * all the time.
 */
export class WritePauses {
  readonly #clock: Clock;
  /** Settles when a user may write again. */
  readonly #rested = new Map<string, Promise<void>>();

  constructor(clock: Clock = CLOCK) {
    this.#clock = clock;
  }

  /** Does a write of a user; a large one once those before are over, with their pauses. */
  run<T>(userId: string, { gzip }: PackedDocument, write: () => Promise<T>): Promise<T> {
    return gzip.byteLength < LARGE_WRITE_BYTES ? write() : this.#runLarge(userId, write);
  }

  #runLarge<T>(userId: string, write: () => Promise<T>): Promise<T> {
    const clock = this.#clock;
    let start = 0;
    const done = (this.#rested.get(userId) ?? Promise.resolve()).then(() => {
      start = clock.now();
      return write();
    });
    const rested = done
      .catch(() => undefined)
      .then(() => clock.sleep(Math.min(LONGEST_MS, TIMES_AS_LONG * (clock.now() - start))))
      .then(() => {
        if (this.#rested.get(userId) === rested) this.#rested.delete(userId);
      });
    this.#rested.set(userId, rested);
    return done;
  }
}
