const MINUTE_MS = 60_000;
/** Names that are remembered at once; beyond it the one that was quiet for longest is forgotten. */
const MAX_NAMES = 100_000;

/**
 * Counts events per caller, up to a limit within a sliding minute or another period.
 *
 * A caller at the limit may continue once the oldest event expires. Refused events don't count, so waiting
 * always helps.
 */
export class RequestCounter {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #spanMs: number;
  /** Times of counted events, by name; the latest caller is last. */
  readonly #times = new Map<string, number[]>();

  constructor(limit: number, now: () => number = Date.now, spanMs: number = MINUTE_MS) {
    this.#limit = limit;
    this.#now = now;
    this.#spanMs = spanMs;
  }

  /** Counts one more; false, and not counted, when it is beyond the limit. */
  count(who: string): boolean {
    const recent = this.#recent(who);
    const isFine = recent.length < this.#limit;
    if (isFine) recent.push(this.#now());
    this.#times.delete(who);
    this.#times.set(who, recent);
    this.#forgetQuiet();
    return isFine;
  }

  isFull(who: string): boolean {
    return this.#recent(who).length >= this.#limit;
  }

  /** Whole seconds until one more is within the limit. */
  secondsLeft(who: string): number {
    const recent = this.#recent(who);
    const first = recent[recent.length - this.#limit] ?? this.#now();
    return Math.max(1, Math.ceil((first + this.#spanMs - this.#now()) / 1000));
  }

  #recent(who: string): number[] {
    const times = this.#times.get(who);
    if (!times) return [];
    const since = this.#now() - this.#spanMs;
    const old = times.findIndex((time) => time > since);
    times.splice(0, old < 0 ? times.length : old);
    return times;
  }

  #forgetQuiet(): void {
    const since = this.#now() - this.#spanMs;
    for (const [who, times] of this.#times) {
      if (this.#times.size <= MAX_NAMES && (times.at(-1) ?? since) > since) return;
      this.#times.delete(who);
    }
  }
}
