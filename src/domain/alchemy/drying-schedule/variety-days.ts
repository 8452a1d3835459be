import { DRYING_COSTS, portions, type DryingModel } from './drying-model.ts';

/** The part of a variety's plan that is worked out anew. Days are inclusive. */
export interface Stretch {
  readonly variety: number;
  readonly from: number;
  readonly to: number;
  /** Trays settled, dried or given up, before the first day. */
  readonly settledBefore: number;
  /** Trays settled at the end of the last day. */
  readonly settledAfter: number;
}

/**
 * Finds the best days for the trays of one variety, the other varieties being as they are.
 *
 * Trays are taken in the order they are wanted: since the points of a day off grow evenly, two trays
 * never gain by changing places. So all that is left to find is how many trays each day takes, which
 * is a shortest path over (day, trays settled). The path is exact; it is the step that both the
 * bound and the search repeat thousands of times, so it works in arrays that it keeps.
 */
export class VarietyDays {
  /** The answer of the latest search: trays dried on each day. */
  readonly dried: Int32Array;
  /** The answer of the latest search: trays settled at the end of each day. */
  readonly settled: Int32Array;

  readonly #model: DryingModel;
  readonly #width: number;
  /** Least points by trays settled, at the end of the day before and before drying on this one. */
  #reached: Float64Array;
  #given: Float64Array;
  /** By day and trays settled: trays dried that day, and trays settled before some were given up. */
  readonly #driedOf: Int32Array;
  readonly #settledBefore: Int32Array;
  #end = 0;

  constructor(model: DryingModel) {
    this.#model = model;
    this.#width = 1 + Math.max(0, ...model.varieties.map(({ days }) => days.length));
    this.dried = new Int32Array(model.days);
    this.settled = new Int32Array(model.days);
    this.#reached = new Float64Array(this.#width);
    this.#given = new Float64Array(this.#width);
    this.#driedOf = new Int32Array(model.days * this.#width);
    this.#settledBefore = new Int32Array(model.days * this.#width);
  }

  /**
   * Finds the best days within a stretch; `dried` and `settled` hold them until the next call.
   *
   * @param free - Slots free on each day.
   * @param prices - Points that a slot of each day costs on top; null for none.
   * @returns Points of the stretch, prices included.
   */
  find(stretch: Stretch, free: Int32Array, prices: Float64Array | null): number {
    const { open, unopened, days } = this.#varietyOf(stretch);
    const total = stretch.settledAfter;
    const reached = this.#reached;
    let low = stretch.settledBefore;
    let high = low;
    reached[low] = 0;
    for (let day = stretch.from; day <= stretch.to; day += 1) {
      const ready = Math.min(unopened[day] ?? 0, total);
      const due = Math.max(Math.min(open[day + 1] ?? days.length, total), low);
      const top = Math.max(high, due, ready);
      this.#giveUp(day, low, high, top);
      this.#dry(stretch.variety, day, Math.max(open[day] ?? 0, low), ready, {
        slots: free[day] ?? 0,
        price: prices === null ? 0 : (prices[day] ?? 0),
      });
      low = due;
      high = top;
    }
    let best = Infinity;
    for (let settled = low; settled <= Math.min(high, total); settled += 1) {
      const points = (reached[settled] ?? Infinity) + DRYING_COSTS.unmetTray * (total - settled);
      if (points < best) {
        best = points;
        this.#end = settled;
      }
    }
    this.#trace(stretch);
    return best;
  }

  #varietyOf({ variety }: Stretch): DryingModel['varieties'][number] {
    const trays = this.#model.varieties[variety];
    if (trays === undefined) throw new RangeError(`No variety ${variety}`);
    return trays;
  }

  /** The trays that are given up on the morning of a day: any number, from the front. */
  #giveUp(day: number, low: number, high: number, top: number): void {
    const reached = this.#reached;
    const given = this.#given;
    const row = day * this.#width;
    given[low] = reached[low] ?? Infinity;
    this.#settledBefore[row + low] = low;
    this.#driedOf[row + low] = 0;
    for (let settled = low + 1; settled <= top; settled += 1) {
      const kept = settled <= high ? (reached[settled] ?? Infinity) : Infinity;
      const lost = (given[settled - 1] ?? Infinity) + DRYING_COSTS.unmetTray;
      given[settled] = Math.min(kept, lost);
      this.#settledBefore[row + settled] =
        kept <= lost ? settled : (this.#settledBefore[row + settled - 1] ?? 0);
      this.#driedOf[row + settled] = 0;
    }
    for (let settled = low; settled <= top; settled += 1) reached[settled] = given[settled] ?? 0;
  }

  /** Dries trays on a day, each run of them from any that may be next. */
  #dry(
    variety: number,
    day: number,
    first: number,
    ready: number,
    { slots, price }: { readonly slots: number; readonly price: number },
  ): void {
    const { traysPerCycle, traysPerSlot, varieties } = this.#model;
    const trays = varieties[variety];
    if (slots <= 0 || trays === undefined) return;
    const wanted = trays.days;
    const extra = trays.dayCost[day] ?? 0;
    const most = slots * traysPerSlot;
    const reached = this.#reached;
    const row = day * this.#width;
    for (let start = first; start < ready; start += 1) {
      let points = this.#given[start] ?? Infinity;
      const end = Math.min(start + most, ready);
      for (let tray = start; tray < end; tray += 1) {
        const count = tray - start;
        if (count % traysPerCycle === 0) points += DRYING_COSTS.cycle;
        if (count % traysPerSlot === 0) points += price;
        points += extra + DRYING_COSTS.dayOff * Math.abs((wanted[tray] ?? 0) - day);
        if (points < (reached[tray + 1] ?? Infinity) - 1e-9) {
          reached[tray + 1] = points;
          this.#driedOf[row + tray + 1] = count + 1;
        }
      }
    }
  }

  /** Writes the answer down, from the last day back. */
  #trace({ from, to }: Stretch): void {
    let settled = this.#end;
    for (let day = to; day >= from; day -= 1) {
      const dried = this.#driedOf[day * this.#width + settled] ?? 0;
      this.settled[day] = settled;
      this.dried[day] = dried;
      settled = this.#settledBefore[day * this.#width + settled - dried] ?? 0;
    }
  }
}

/** Days of a variety's trays: how many are dried, and how many are settled, at the end of each. */
export interface VarietySchedule {
  readonly dried: Int32Array;
  readonly settled: Int32Array;
}

/** Points of a stretch of a variety's days, without prices. */
export function stretchCost(model: DryingModel, stretch: Stretch, days: VarietySchedule): number {
  const trays = model.varieties[stretch.variety];
  if (trays === undefined) return 0;
  let points = 0;
  let before = stretch.settledBefore;
  for (let day = stretch.from; day <= stretch.to; day += 1) {
    const dried = days.dried[day] ?? 0;
    const settled = days.settled[day] ?? 0;
    points += DRYING_COSTS.unmetTray * (settled - dried - before);
    points += DRYING_COSTS.cycle * portions(dried, model.traysPerCycle);
    points += dried * (trays.dayCost[day] ?? 0);
    for (let tray = settled - dried; tray < settled; tray += 1) {
      points += DRYING_COSTS.dayOff * Math.abs((trays.days[tray] ?? 0) - day);
    }
    before = settled;
  }
  return points + DRYING_COSTS.unmetTray * (stretch.settledAfter - before);
}
