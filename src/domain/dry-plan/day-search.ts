import { DayFrontier } from './day-frontier.ts';
import type { DayState } from './day-state.ts';
import { draftedLoads } from './drafted-loads.ts';
import type { DryModel } from './dry-model.ts';
import { DRY_POINTS } from './dry-points.ts';
import { LoadChoices } from './load-choices.ts';
import type { PlanCosts } from './plan-costs.ts';
import { searchedDays, type SearchedDays } from './searched-days.ts';
import { gainAhead, type SearchedMachine } from './searched-machine.ts';
import type { TakenLoad } from './taken-load.ts';
import { TrayArrivals } from './tray-arrivals.ts';

/** What a search through the days has found. */
export interface DayPlan {
  /** Null: it found no plan. */
  readonly loads: readonly TakenLoad[] | null;
  readonly points: number;
  /** Nothing was left out: no plan has fewer points than this one, or than those that were allowed. */
  readonly isWhole: boolean;
}

/** What a plan is looked for with. */
export interface DayLimits {
  /** Points that it may have. */
  readonly most: number;
  /** States that go on from a day, about. */
  readonly width: number;
  /** The best plan so far. */
  readonly known: readonly TakenLoad[];
}

/** Points that a sum of prices is off, at most. */
const ROUNDING = 1e-6;
/**
 * Makes plans day by day, from the last one back, and follows all that can still be good enough.
 *
 * Dynamic programming over what waits: trays wait from their due day back, a point a day, until a load takes
 * them, and a load takes as many as there is room for, since a tray that is dried later costs less and
 * leaves the days before free. Loads may keep places for late trays, which wait, too. What a state costs
 * at least is told by prices (`PlanCosts`), and states beyond the points that are allowed are dropped; of the
 * others the most promising go on (beam search). When none had to be left out, the plan is proved.
 *
 * @see Held and Karp, A dynamic programming approach to sequencing problems (1962).
 * @see Marsten and Morin, A hybrid approach to discrete mathematical programming (1978).
 */
export class DaySearch {
  readonly #days: SearchedDays;
  readonly #arrivals: TrayArrivals;
  readonly #choices: LoadChoices;

  constructor(model: DryModel, costs: PlanCosts) {
    this.#days = searchedDays(model, costs);
    this.#arrivals = new TrayArrivals(this.#days);
    this.#choices = new LoadChoices(this.#days);
  }

  /** A plan within limits, a day after another. */
  *plan({ most, width, known }: DayLimits): Generator<void, DayPlan> {
    const { model, trays, machines } = this.#days;
    const places = latePlaces(model, known);
    const frontier = new DayFrontier(this.#first(), trays, { width, places });
    const limit = most + ROUNDING;
    for (let day = model.end; day >= trays.firstDay; day -= 1) {
      this.#wait(frontier, day, limit);
      for (const at of trays.classes.keys())
        this.#arrivals.arrive(frontier, at, { day, most: limit });
      machines.forEach((machine, order) => {
        this.#dry(frontier, machine, { order, day, most: limit });
      });
      frontier.states = frontier.states.filter((state) => this.#endsDay(state, day));
      if (frontier.states.length === 0) break;
      yield;
    }
    const [best] = frontier.states
      .filter(
        ({ waiting, placeCount, points }) =>
          points <= most && placeCount === 0 && waiting.every((own) => own.length === 0),
      )
      .toSorted((a, b) => a.points - b.points);
    return {
      loads: best === undefined ? null : draftedLoads(best.steps),
      points: best?.points ?? Infinity,
      isWhole: frontier.isWhole,
    };
  }

  #first(): DayState {
    const { machines, end } = this.#days.model;
    return {
      least: this.#days.costs.bound,
      points: 0,
      key: 0,
      waiting: this.#days.trays.classes.map(() => []),
      places: this.#days.trays.sizes.map(() => []),
      placeCount: 0,
      freeBy: Int32Array.from(machines, () => end),
      steps: null,
      choice: null,
    };
  }

  /** Whatever waits costs points for a day, and places can only get trays that are due before. */
  #wait(frontier: DayFrontier, day: number, most: number): void {
    frontier.states = frontier.states.filter((state) => {
      for (const trays of state.waiting) state.points += trays.length;
      if (state.placeCount === 0) return state.least <= most;
      state.points += DRY_POINTS.lateDay * state.placeCount;
      state.places.forEach((places, size) => {
        for (const { ready } of places) {
          state.least +=
            this.#days.late.of(size, ready, day + 1) - this.#days.late.of(size, ready, day + 2);
        }
      });
      return state.least <= most;
    });
  }

  /** A machine has no load that is ready on a day, or one, filled in all ways that make sense. */
  #dry(
    frontier: DayFrontier,
    machine: SearchedMachine,
    { order, day, most }: { readonly order: number; readonly day: number; readonly most: number },
  ): void {
    const { at, cycle, isHeld, onDay, by } = machine;
    const start = day - cycle;
    const canStart = start >= 0 && !isHeld.subarray(start, day).includes(1);
    for (const state of frontier.states) {
      const ahead = gainAhead(machine, state.freeBy, { day, isDecided: false });
      const without = gainAhead(machine, state.freeBy, { day, isDecided: true });
      const least = state.least - ahead;
      if (canStart && (onDay !== null || (state.freeBy[at] ?? 0) >= day)) {
        const gain = onDay === null ? (by[start] ?? 0) : without;
        const load = { machine, order, start, ready: day };
        this.#choices.putAll(frontier, state, load, {
          least: least + gain + (machine.loads[day] ?? 0),
          most,
        });
      }
      if (least + without > most) continue;
      const key =
        state.key + this.#days.keys.machines(state.freeBy, day, { done: order, at: -1, start });
      if (!frontier.wants(key, state.points, least + without)) continue;
      state.least = least + without;
      frontier.put(key, state);
    }
    frontier.next(day);
  }

  /** Whether a state leads anywhere; places of this day are like those of others from now on. */
  #endsDay(state: DayState, day: number): boolean {
    const { classes, sizes, quickest } = this.#days.trays;
    const isTooEarly = classes.some(
      ({ opens }, at) => day - 1 - quickest < opens && (state.waiting[at]?.length ?? 0) > 0,
    );
    if (isTooEarly) return false;
    if (state.placeCount === 0) return true;
    return sizes.every(({ classes: own, allRipe }, size) => {
      const fresh = (state.places[size] ?? []).filter(({ ready }) => ready === day).length;
      state.key -= fresh * this.#days.keys.newPlaceOf(size);
      // A tray that waits would change places with the late one: both would gain.
      return (
        fresh === 0 ||
        own.every((at) => (classes[at]?.opens ?? 0) < allRipe || state.waiting[at]?.length === 0)
      );
    });
  }
}

/** By day the late trays of a plan that are due before and ready on it or later. */
function latePlaces({ machines, demands, end }: DryModel, loads: readonly TakenLoad[]): Int32Array {
  const places = new Int32Array(end + 1);
  for (const { machine, start, trays } of loads) {
    const ready = start + (machines[machine]?.cycle ?? 1);
    for (const demand of trays) {
      const first = (demands[demand]?.due ?? 0) + 1;
      for (let day = first; day <= ready; day += 1) places[day] = (places[day] ?? 0) + 1;
    }
  }
  return places;
}
