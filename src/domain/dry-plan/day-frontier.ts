import { carryOutChoice } from './carry-out-choice.ts';
import type { DayState } from './day-state.ts';
import type { WaitingTrays } from './waiting-trays.ts';

/** Of states with as many places for late trays at least so many are kept. */
const LEAST_KEPT = 8;
/** So much more than its width a frontier may hold, where places differ. */
const WIDER = 1.5;

/** States of one day, each in the cheapest way that leads to it; only the most promising go on. */
export class DayFrontier {
  states: DayState[];
  /** Nothing was left out so far. */
  isWhole = true;
  readonly #width: number;
  readonly #places: Int32Array;
  readonly #trays: WaitingTrays;
  readonly #byKey = new Map<number, DayState>();

  /**
   * @param width - States that go on, about.
   * @param places - By day places for late trays in the best plan so far.
   */
  constructor(
    first: DayState,
    trays: WaitingTrays,
    { width, places }: { readonly width: number; readonly places: Int32Array },
  ) {
    this.states = [first];
    this.#trays = trays;
    this.#width = width;
    this.#places = places;
  }

  /** Whether a state with these points is new, or better than the one with its key. */
  wants(key: number, points: number, least: number): boolean {
    const known = this.#byKey.get(key);
    if (known === undefined || points < known.points) return true;
    return points === known.points && least > known.least;
  }

  put(key: number, state: DayState): void {
    this.#byKey.set(key, state);
  }

  /**
   * Goes on with what was put in.
   *
   * How many places late trays need shows only on earlier days, so states with more and with fewer of them
   * are kept, most of those with about as many as the best plan so far.
   */
  next(day: number): void {
    const all = [...this.#byKey.values()];
    this.#byKey.clear();
    this.states = all.length <= this.#width ? all : this.#mostPromising(all, day);
    for (const state of this.states) carryOutChoice(state, this.#trays);
  }

  #mostPromising(all: DayState[], day: number): DayState[] {
    this.isWhole = false;
    all.sort((a, b) => a.least - b.least);
    const counts = new Map<number, number>();
    const kept: DayState[] = [];
    const others: DayState[] = [];
    for (const state of all) {
      const off = Math.abs(state.placeCount - (this.#places[day] ?? 0));
      const share = Math.max(LEAST_KEPT, this.#width / 2 ** (1 + off));
      const count = counts.get(off) ?? 0;
      counts.set(off, count + 1);
      (count < share ? kept : others).push(state);
    }
    const most = Math.floor(this.#width * WIDER);
    if (kept.length > most) return kept.slice(0, most);
    return [...kept, ...others.slice(0, Math.max(0, this.#width - kept.length))];
  }
}
