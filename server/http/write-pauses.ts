import { setTimeout as sleep } from 'node:timers/promises';
import { LARGE_WRITE_BYTES, type PackedDocument } from '../store/stored-farm.ts';

/** How a user makes room after a write. */
interface Pause {
  /** The disk stays free for others this many times as long as the write took. */
  readonly timesAsLong: number;
  /** Maximum wait, even on the slowest disk. */
  readonly longestMs: number;
}

const AFTER_LARGE: Pause = { timesAsLong: 19, longestMs: 10_000 };
/** Years of work of 500 orders pack to a megabyte, so no normal farm is this large; its write delays everyone. */
const HUGE_WRITE_BYTES = 4 * 1024 * 1024;
const AFTER_HUGE: Pause = { timesAsLong: 39, longestMs: 20_000 };

interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

/** A program that has nothing else to do does not stay for a pause. */
const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => sleep(ms, undefined, { ref: false }),
};

/** Adds pauses between large writes of one user, who would else occupy the disk of all farms. */
export class WritePauses {
  readonly #clock: Clock;
  /** Settles when a user may write again. */
  readonly #rested = new Map<string, Promise<void>>();

  constructor(clock: Clock = CLOCK) {
    this.#clock = clock;
  }

  /** Does a write of a user; a large one once those before are over, with their pauses. */
  run<T>(userId: string, { gzip }: PackedDocument, write: () => Promise<T>): Promise<T> {
    if (gzip.byteLength < LARGE_WRITE_BYTES) return write();
    const pause = gzip.byteLength < HUGE_WRITE_BYTES ? AFTER_LARGE : AFTER_HUGE;
    return this.#runLarge(userId, pause, write);
  }

  #runLarge<T>(
    userId: string,
    { timesAsLong, longestMs }: Pause,
    write: () => Promise<T>,
  ): Promise<T> {
    const clock = this.#clock;
    let start = 0;
    const done = (this.#rested.get(userId) ?? Promise.resolve()).then(() => {
      start = clock.now();
      return write();
    });
    const rested = done
      .catch(() => undefined)
      .then(() => clock.sleep(Math.min(longestMs, timesAsLong * (clock.now() - start))))
      .then(() => {
        if (this.#rested.get(userId) === rested) this.#rested.delete(userId);
      });
    this.#rested.set(userId, rested);
    return done;
  }
}
