import { portions, type DryingModel } from './drying-model.ts';
import { copySchedule, type DryerSchedule } from './dryer-schedule.ts';
import { stretchCost, VarietyDays, type Stretch } from './variety-days.ts';

/** Points by which a change for the worse is still likely to be taken, at first and at last. */
const WARMEST = 8;
const COLDEST = 0.3;

/** Varieties that are planned anew together, at most. */
const MAX_VARIETIES = 4;
const MIN_STRETCH = 5;
const STRETCH_SPREAD = 14;

interface SearchOptions {
  readonly prices: Float64Array;
  readonly random: () => number;
}

/**
 * Searches for a better schedule by planning a few varieties anew on a few days, again and again.
 *
 * Large neighbourhood search: the chosen varieties give their slots back and take new ones in turn,
 * each the best for itself at the prices of the days, blurred a little so that no turn is like the
 * other. What comes out is kept when it is better, and at first also when it is a little worse
 * (simulated annealing), so that the search finds its way out of dead ends.
 */
export class DryingSearch {
  /** The best schedule so far and its points. */
  best: DryerSchedule;
  bestCost: number;

  readonly #model: DryingModel;
  readonly #options: SearchOptions;
  readonly #finder: VarietyDays;
  readonly #blurred: Float64Array;
  readonly #varieties: number[];
  readonly #trials: { readonly dried: Int32Array; readonly settled: Int32Array }[];
  readonly #current: DryerSchedule;
  #cost: number;

  constructor(model: DryingModel, start: DryerSchedule, cost: number, options: SearchOptions) {
    this.#model = model;
    this.#options = options;
    this.#finder = new VarietyDays(model);
    this.#blurred = new Float64Array(model.days);
    this.#varieties = model.varieties.flatMap(({ days }, variety) =>
      days.length > 0 ? [variety] : [],
    );
    this.#trials = Array.from({ length: MAX_VARIETIES }, () => ({
      dried: new Int32Array(model.days),
      settled: new Int32Array(model.days),
    }));
    this.#current = copySchedule(start);
    this.#cost = cost;
    this.best = start;
    this.bestCost = cost;
  }

  /**
   * Makes so many attempts.
   *
   * @param progress - How much of the time is over, 0 to 1: the later, the pickier.
   */
  search(attempts: number, progress: number): void {
    if (this.#varieties.length === 0) return;
    const warmth = WARMEST * (COLDEST / WARMEST) ** progress;
    for (let attempt = 0; attempt < attempts; attempt += 1) this.#attempt(warmth);
  }

  #attempt(warmth: number): void {
    const stretches = this.#chooseStretches();
    let change = 0;
    for (const stretch of stretches) {
      const days = this.#daysOf(stretch.variety);
      change -= stretchCost(this.#model, stretch, days);
      this.#book(stretch, days.dried, -1);
    }
    const blur = 0.6 * this.#options.random();
    stretches.forEach((stretch, turn) => {
      change += this.#planAnew(stretch, turn, turn === stretches.length - 1, blur);
    });
    if (change <= 0 || this.#options.random() < Math.exp(-change / warmth)) {
      this.#keep(stretches, change);
    } else {
      stretches.forEach((stretch, turn) => {
        const trial = this.#trials[turn];
        if (trial) this.#book(stretch, trial.dried, -1);
        this.#book(stretch, this.#daysOf(stretch.variety).dried, 1);
      });
    }
  }

  /** Some varieties at random, and for all of them the same days. */
  #chooseStretches(): readonly Stretch[] {
    const { days, varieties } = this.#model;
    const length = Math.min(days, MIN_STRETCH + this.#below(STRETCH_SPREAD));
    const start = this.#below(days + length - 1) - length + 1;
    const from = Math.max(0, start);
    const to = Math.min(days - 1, start + length - 1);
    const count = Math.min(this.#varieties.length, 1 + this.#below(MAX_VARIETIES));
    return Array.from({ length: count }, (_, turn) => {
      const variety = this.#draw(turn);
      const { settled } = this.#daysOf(variety);
      return {
        variety,
        from,
        to,
        settledBefore: from === 0 ? 0 : (settled[from - 1] ?? 0),
        settledAfter: to === days - 1 ? (varieties[variety]?.days.length ?? 0) : (settled[to] ?? 0),
      };
    });
  }

  /** Another variety than those drawn for the turns before: a Fisher-Yates shuffle, a step at a time. */
  #draw(turn: number): number {
    const list = this.#varieties;
    const other = turn + this.#below(list.length - turn);
    const drawn = list[other] ?? 0;
    list[other] = list[turn] ?? 0;
    list[turn] = drawn;
    return drawn;
  }

  /** Finds new days for a variety and books them; only the last one in turn takes what is there at no price. */
  #planAnew(stretch: Stretch, turn: number, isLast: boolean, blur: number): number {
    const trial = this.#trials[turn];
    if (trial === undefined) return 0;
    const atPrices = !isLast || this.#options.random() < 0.15;
    if (atPrices) this.#blurPrices(stretch, blur);
    this.#finder.find(stretch, this.#current.free, atPrices ? this.#blurred : null);
    for (let day = stretch.from; day <= stretch.to; day += 1) {
      trial.dried[day] = this.#finder.dried[day] ?? 0;
      trial.settled[day] = this.#finder.settled[day] ?? 0;
    }
    this.#book(stretch, trial.dried, 1);
    return stretchCost(this.#model, stretch, trial);
  }

  #blurPrices({ from, to }: Stretch, blur: number): void {
    const { prices, random } = this.#options;
    for (let day = from; day <= to; day += 1) {
      const factor = 1 + blur * (2 * random() - 1);
      this.#blurred[day] = (prices[day] ?? 0) * factor + 2 * random();
    }
  }

  #keep(stretches: readonly Stretch[], change: number): void {
    stretches.forEach(({ variety, from, to }, turn) => {
      const days = this.#daysOf(variety);
      const trial = this.#trials[turn];
      if (trial === undefined) return;
      days.dried.set(trial.dried.subarray(from, to + 1), from);
      days.settled.set(trial.settled.subarray(from, to + 1), from);
    });
    this.#cost += change;
    if (this.#cost < this.bestCost - 1e-9) {
      this.bestCost = this.#cost;
      this.best = copySchedule(this.#current);
    }
  }

  /** Takes slots for the trays of a stretch (1), or gives them back (-1). */
  #book({ from, to }: Stretch, dried: Int32Array, sign: 1 | -1): void {
    const { free } = this.#current;
    for (let day = from; day <= to; day += 1) {
      const slots = portions(dried[day] ?? 0, this.#model.traysPerSlot);
      free[day] = (free[day] ?? 0) - sign * slots;
    }
  }

  #daysOf(variety: number): DryerSchedule['varieties'][number] {
    const days = this.#current.varieties[variety];
    if (days === undefined) throw new RangeError(`No variety ${variety}`);
    return days;
  }

  #below(limit: number): number {
    return Math.floor(this.#options.random() * limit);
  }
}
