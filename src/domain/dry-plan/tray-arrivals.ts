import { carryOutChoice } from './carry-out-choice.ts';
import type { DayFrontier } from './day-frontier.ts';
import type { DayState, LatePlace } from './day-state.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';
import type { SearchedDays } from './searched-days.ts';

/** No machine is decided yet. */
const NONE_DONE = { done: -1, at: -1, start: 0 };

/** Trays of a class that are due on a day. */
interface DueTrays {
  readonly at: number;
  readonly day: number;
  /** The demand of each. */
  readonly trays: readonly number[];
  readonly group: number;
  readonly size: number;
  /** What one counts for in a key. */
  readonly weight: number;
  /** A load can still be ready by then. */
  readonly canWait: boolean;
  /** What one costs that is dried nowhere, at least, and in points. */
  readonly nowhere: number;
  readonly pointsNowhere: number;
}

/** What becomes of the trays that are due on a day. */
export class TrayArrivals {
  readonly #days: SearchedDays;

  constructor(days: SearchedDays) {
    this.#days = days;
  }

  /** Trays of a class that are due wait; or they are late, and go where a place is; or nowhere. */
  arrive(
    frontier: DayFrontier,
    at: number,
    { day, most }: { readonly day: number; readonly most: number },
  ): void {
    const { trays: known, groupOf, costs, model } = this.#days;
    const trays = known.due[at]?.get(day);
    if (trays === undefined) return;
    const group = groupOf[trays[0] ?? 0] ?? 0;
    const due: DueTrays = {
      at,
      day,
      trays,
      group,
      size: known.sizeOf[at] ?? 0,
      weight: known.weights[at] ?? 0,
      canWait: day - known.quickest >= (known.classes[at]?.opens ?? Infinity),
      nowhere: costs.nowhere[group] ?? 0,
      pointsNowhere: trayPoints(day, model.end + 1),
    };
    const canOnlyWait = frontier.states.every(
      ({ places, least }) => places[due.size]?.length === 0 && least + due.nowhere > most,
    );
    if (canOnlyWait) {
      this.#letWait(frontier, due);
      return;
    }
    for (const state of frontier.states) this.#part(frontier, state, { due, most });
    frontier.next(day);
  }

  /** Nothing is decided, which is so on most days. */
  #letWait(frontier: DayFrontier, { at, trays, weight, canWait }: DueTrays): void {
    if (!canWait) frontier.states = [];
    for (const state of frontier.states) {
      state.key += trays.length * weight;
      state.choice = { at, waits: trays, late: [], places: [] };
      carryOutChoice(state, this.#days.trays);
    }
  }

  /** So many are late, so many of the others are dried nowhere. */
  #part(
    frontier: DayFrontier,
    state: DayState,
    { due, most }: { readonly due: DueTrays; readonly most: number },
  ): void {
    const { at, day, trays, group, size, weight, canWait } = due;
    const { keys, costs, late: lateCosts } = this.#days;
    const busy = keys.machines(state.freeBy, day, NONE_DONE);
    const ripe = this.#ripePlaces(state, due);
    for (let late = 0; late <= Math.min(trays.length, ripe.length); late += 1) {
      const places = ripe.slice(0, late);
      const rest = trays.length - late;
      let least = state.least;
      let key = state.key + rest * weight;
      for (const { start, ready } of places) {
        least += (costs.trays[group]?.[ready] ?? 0) - lateCosts.of(size, ready, day + 1);
        key -= keys.placeOf(size, start);
      }
      let points = state.points + late * (DRY_POINTS.lateTray - DRY_POINTS.lateDay);
      const placeCount = state.placeCount - late;
      for (let left = 0; left <= rest && least <= most; left += 1) {
        if ((left === rest || canWait) && frontier.wants(key + busy, points, least)) {
          const choice = {
            at,
            waits: trays.slice(0, rest - left),
            late: trays.slice(rest),
            places,
          };
          frontier.put(key + busy, { ...state, least, points, key, placeCount, choice });
        }
        least += due.nowhere;
        points += due.pointsNowhere;
        key -= weight;
      }
    }
  }

  /** Those that begin first are taken first: the others are ripe for more trays. */
  #ripePlaces({ places }: DayState, { at, size }: DueTrays): readonly LatePlace[] {
    const own = places[size] ?? [];
    const { canPlant } = this.#days.trays.classes[at] ?? { canPlant: [] };
    return own
      .filter(({ start }) => canPlant[start] === 1)
      .toSorted((a, b) => a.start - b.start || a.ready - b.ready);
  }
}
