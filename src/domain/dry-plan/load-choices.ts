import type { DayFrontier } from './day-frontier.ts';
import type { DayState } from './day-state.ts';
import { DRY_POINTS } from './dry-points.ts';
import type { SearchedMachine } from './searched-machine.ts';
import type { TraySize } from './waiting-trays.ts';
import type { SearchedDays } from './searched-days.ts';

/** A load that begins on a day and may be filled. */
export interface LoadToFill {
  readonly machine: SearchedMachine;
  /** Its place in the order in which machines are decided. */
  readonly order: number;
  readonly start: number;
  readonly ready: number;
}

/** How far a load is filled. */
interface Filling {
  /** How many sizes are decided. */
  readonly decided: number;
  readonly room: number;
  readonly least: number;
  readonly key: number;
}

/**
 * All ways to fill a load that the best plan may need: of what waits as much as there is room for, but for
 * room that other trays take, and places for late trays.
 */
export class LoadChoices {
  readonly #days: SearchedDays;
  readonly #sizes: number;
  /** By size trays in time, and then places. */
  readonly #filling: Uint16Array;
  /** By size and number of trays: what so many cost, and count for in a key. */
  readonly #sums: readonly Float64Array[];
  readonly #keys: readonly Float64Array[];
  /** By size: trays that wait and could go in, as far as there is room; and all that ripen last. */
  readonly #ready: Int32Array;
  readonly #ripenLast: Int32Array;
  /** By size: late trays that there can still be. */
  readonly #maybeLate: Int32Array;

  constructor(days: SearchedDays) {
    const { sizes } = days.trays;
    const shelves = Math.max(...days.machines.map((machine) => machine.shelves));
    this.#days = days;
    this.#sizes = sizes.length;
    this.#filling = new Uint16Array(2 * sizes.length);
    this.#sums = sizes.map(() => new Float64Array(shelves + 1));
    this.#keys = sizes.map(() => new Float64Array(shelves + 1));
    this.#ready = new Int32Array(sizes.length);
    this.#ripenLast = new Int32Array(sizes.length);
    this.#maybeLate = new Int32Array(sizes.length);
  }

  /**
   * Puts all states that follow from a state and a load into the frontier.
   *
   * @param least - What a plan costs at least with the empty load.
   * @param most - What it may cost.
   */
  putAll(
    frontier: DayFrontier,
    state: DayState,
    load: LoadToFill,
    { least, most }: { readonly least: number; readonly most: number },
  ): void {
    for (let size = 0; size < this.#sizes; size += 1) this.#addUp(state, load, size);
    const put = (filling: Filling): void => {
      if (filling.least <= most) this.#put(frontier, state, load, filling);
    };
    this.#fill(load, { decided: 0, room: load.machine.shelves, least, key: state.key }, put);
  }

  /** Adds up trays of a size in the order in which they are taken: those that ripen last first. */
  #addUp({ waiting, places }: DayState, { machine, start, ready }: LoadToFill, size: number): void {
    const { trays, costs, groupOf } = this.#days;
    const { shelvesOf, classes, allRipe, someRipe, dueBefore } = trays.sizes[size] ?? NO_SIZE;
    const room = Math.floor(machine.shelves / (shelvesOf[machine.at] ?? Infinity));
    const [sums, keys] = [this.#sums[size], this.#keys[size]];
    this.#ready[size] = 0;
    this.#ripenLast[size] = 0;
    const late = (dueBefore[ready] ?? 0) - (places[size]?.length ?? 0);
    this.#maybeLate[size] = start >= someRipe ? Math.max(0, late) : 0;
    if (sums === undefined || keys === undefined) return;
    let count = 0;
    for (const index of classes) {
      const tray = trays.classes[index];
      const own = waiting[index];
      if (tray?.canPlant[start] !== 1 || own === undefined) continue;
      if (tray.opens === allRipe) this.#ripenLast[size] = (this.#ripenLast[size] ?? 0) + own.length;
      const weight = trays.weights[index] ?? 0;
      for (let at = 0; at < own.length && count < room; at += 1) {
        sums[count + 1] =
          (sums[count] ?? 0) + (costs.trays[groupOf[own[at] ?? 0] ?? 0]?.[ready] ?? 0);
        keys[count + 1] = (keys[count] ?? 0) + weight;
        count += 1;
      }
    }
    this.#ready[size] = count;
  }

  /** Decides one size after another, the smallest last: its trays take the room that is left. */
  #fill(load: LoadToFill, filling: Filling, put: (filling: Filling) => void): void {
    const { machine, start, ready } = load;
    const { decided, room } = filling;
    const size = machine.largestFirst[decided];
    if (size === undefined) {
      put(filling);
      return;
    }
    const { trays, late, keys } = this.#days;
    const each = trays.sizes[size]?.shelvesOf[machine.at] ?? Infinity;
    const isSmallest = decided === machine.largestFirst.length - 1;
    const fit = Math.floor(room / each);
    const most = Math.min(this.#ready[size] ?? 0, fit);
    const lateCost = late.of(size, ready, ready);
    const placeKey = keys.placeOf(size, start) + keys.newPlaceOf(size);
    // Trays that ripen early may leave the room to late ones that ripen last, and only that.
    const fewest = isSmallest ? Math.min(most, this.#ripenLast[size] ?? 0) : 0;
    for (let count = most; count >= fewest; count -= 1) {
      const left = fit - count;
      const first = isSmallest && count < most ? left : 0;
      const last = Math.min(left, this.#maybeLate[size] ?? 0);
      for (let kept = first; kept <= last; kept += 1) {
        this.#filling[size] = count;
        this.#filling[this.#sizes + size] = kept;
        this.#fill(
          load,
          {
            decided: decided + 1,
            room: room - (count + kept) * each,
            least:
              filling.least + (this.#sums[size]?.[count] ?? 0) + (kept > 0 ? kept * lateCost : 0),
            key: filling.key - (this.#keys[size]?.[count] ?? 0) + kept * placeKey,
          },
          put,
        );
      }
    }
    this.#filling[size] = 0;
    this.#filling[this.#sizes + size] = 0;
  }

  #put(frontier: DayFrontier, state: DayState, load: LoadToFill, filling: Filling): void {
    const { machine, start, ready, order } = load;
    const { room, least, key } = filling;
    if (room === machine.shelves || this.#hasRoomForLater(state, load, room)) return;
    const whole =
      key + this.#days.keys.machines(state.freeBy, ready, { done: order, at: machine.at, start });
    const points = state.points + DRY_POINTS.load;
    if (!frontier.wants(whole, points, least)) return;
    let placeCount = state.placeCount;
    for (let size = 0; size < this.#sizes; size += 1)
      placeCount += this.#filling[this.#sizes + size] ?? 0;
    frontier.put(whole, {
      ...state,
      least,
      points,
      key,
      placeCount,
      choice: { load: { machine: machine.at, start, ready }, filling: this.#filling.slice() },
    });
  }

  /** Whether a late tray of a later load would rather stand here. */
  #hasRoomForLater({ places, placeCount }: DayState, load: LoadToFill, room: number): boolean {
    if (placeCount === 0 || room === 0) return false;
    const { sizes } = this.#days.trays;
    return places.some((some, size) => {
      const { shelvesOf, allRipe } = sizes[size] ?? NO_SIZE;
      const fits = (shelvesOf[load.machine.at] ?? Infinity) <= room && load.start >= allRipe;
      return fits && some.some(({ ready }) => ready > load.ready);
    });
  }
}

const NO_SIZE: TraySize = {
  shelvesOf: new Float64Array(),
  classes: [],
  allRipe: Infinity,
  someRipe: Infinity,
  dueBefore: new Int32Array(),
};
