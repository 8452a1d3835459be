const WINDOW_MS = 60_000;

/** Counts what somebody does within a minute, up to a limit; all counts start over together. */
export class RequestCounter {
  readonly #limit: number;
  readonly #now: () => number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts one more; false when it is beyond the limit. */
  count(who: string): boolean {
    this.#startOver();
    const count = (this.#counts.get(who) ?? 0) + 1;
    this.#counts.set(who, count);
    return count <= this.#limit;
  }

  /** Whether one more would be beyond the limit. */
  isFull(who: string): boolean {
    this.#startOver();
    return (this.#counts.get(who) ?? 0) >= this.#limit;
  }

  /** Whole seconds until the counts start over. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#now()) / 1000));
  }

  #startOver(): void {
    const now = this.#now();
    if (now < this.#endsAt) return;
    this.#counts = new Map();
    this.#endsAt = now + WINDOW_MS;
  }
}
