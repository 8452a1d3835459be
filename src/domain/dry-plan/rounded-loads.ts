import type { MachineKind } from './machine-kinds.ts';
import type { TrayGroup } from './tray-groups.ts';

/** Days of a stretch, at most: what is dried earlier than that costs more than a load of its own. */
const MAX_DAYS = 14;

/** Trays of one family that take so many shelves. */
interface SizedTrays {
  readonly family: number;
  readonly size: number;
  /** By stretch: what all stretches around it pay for a tray that is dried outside. */
  readonly paid: Float64Array;
  /** By stretch: trays that are due and ready in it. */
  readonly within: Float64Array;
  /** By day: trays due on it that are dried on any day or nowhere. */
  readonly due: Float64Array;
}

/**
 * Holds a bound to it that loads are whole: what is due in a stretch of days needs so many loads there,
 * but for the trays that are dried before or after it.
 *
 * With D shelves of trays due in a stretch and C shelves a machine: k = D ÷ C rounded up, r = D − C (k − 1),
 * and r × loads + trays outside ≥ r × k (mixed integer rounding). A stretch has a price for that, which
 * pays for its loads and for trays outside, and earns k. A stretch is kept at its first day and its length.
 *
 * @see Pochet and Wolsey, Production Planning by Mixed Integer Programming (2006).
 */
export class RoundedLoads {
  /** Stretches of all families. */
  readonly count: number;
  readonly families: number;
  readonly #groups: readonly TrayGroup[];
  readonly #kinds: readonly MachineKind[];
  readonly #days: number;
  /** Shelves of the largest machine. */
  readonly #shelves: number;
  readonly #sized: readonly SizedTrays[];
  /** The trays that each group belongs to. */
  readonly #sizedOf: readonly (SizedTrays | undefined)[];
  /** By family and stretch: the loads that it needs, 0 where nothing is rounded, and shelves of the last one. */
  readonly #whole: Float64Array;
  readonly #rest: Float64Array;
  /** By family, kind and day: what is paid for a load that is ready, and how many there are. */
  readonly #loadPaid: Float64Array;
  readonly #loads: Float64Array;
  readonly #table: Float64Array;

  constructor(groups: readonly TrayGroup[], kinds: readonly MachineKind[], end: number) {
    this.#groups = groups;
    this.#kinds = kinds;
    this.#days = end + 1;
    this.#shelves = Math.max(...kinds.map(({ shelves }) => shelves));
    this.families = 1 + Math.max(0, ...groups.map(({ family }) => family));
    const area = this.#days * MAX_DAYS;
    this.count = this.families * area;
    this.#whole = new Float64Array(this.count);
    this.#rest = new Float64Array(this.count);
    const keys = new Map<string, SizedTrays>();
    for (const { family, size } of groups) {
      const [paid, within] = [new Float64Array(area), new Float64Array(area)];
      const due = new Float64Array(this.#days);
      keys.set(`${family}|${size}`, { family, size, paid, within, due });
    }
    this.#sized = [...keys.values()];
    this.#sizedOf = groups.map(({ family, size }) => keys.get(`${family}|${size}`));
    for (let family = 0; family < this.families; family += 1) this.#round(family);
    this.#loadPaid = new Float64Array(this.families * kinds.length * this.#days);
    this.#loads = this.#loadPaid.slice();
    this.#table = new Float64Array(area);
  }

  /** Whether a stretch asks for anything. */
  isRounded(stretch: number): boolean {
    return (this.#whole[stretch] ?? 0) > 0;
  }

  /** Lays out what the prices pay, and begins to count anew; returns what the stretches earn. */
  pay(prices: Float64Array): number {
    let earned = 0;
    for (let at = 0; at < this.count; at += 1) earned += (prices[at] ?? 0) * (this.#whole[at] ?? 0);
    for (const { family, size, paid, within, due } of this.#sized) {
      this.#addUp(paid, prices, family, size);
      within.fill(0);
      due.fill(0);
    }
    this.#loads.fill(0);
    this.#forEachKind((family, shelves, row) => {
      this.#addUp(this.#table, prices, family, shelves);
      for (let day = 0; day < this.#days; day += 1) {
        this.#loadPaid[row + day] = this.#table[day * MAX_DAYS] ?? 0;
      }
    });
    return earned;
  }

  /** What is paid for a tray of a group that is dried outside of all stretches that it is due in. */
  paidOutside(group: number): number {
    return this.#sizedOf[group]?.paid[(this.#groups[group]?.due ?? 0) * MAX_DAYS] ?? 0;
  }

  /** What is not paid for it, since it is ready within some of them. */
  lostWithin(group: number, ready: number): number {
    return this.#sizedOf[group]?.paid[this.#stretch(group, ready)] ?? 0;
  }

  /** What is paid for a load that is ready on a day. */
  paidForLoad(family: number, kind: number, ready: number): number {
    return this.#loadPaid[this.#row(family, kind) + ready] ?? 0;
  }

  /** Counts trays that are ready on a day, or nowhere: Infinity. */
  countTrays(group: number, ready: number, trays: number): void {
    const sized = this.#sizedOf[group];
    const due = this.#groups[group]?.due ?? 0;
    if (sized === undefined) return;
    sized.due[due] = (sized.due[due] ?? 0) + trays;
    const at = this.#stretch(group, ready);
    if (at >= 0) sized.within[at] = (sized.within[at] ?? 0) + trays;
  }

  /** Counts a load that is ready on a day. */
  countLoad(family: number, kind: number, ready: number): void {
    const at = this.#row(family, kind) + ready;
    this.#loads[at] = (this.#loads[at] ?? 0) + 1;
  }

  /** Tells how the bound changes with each price, by what was counted. */
  addSlope(slope: Float64Array): void {
    slope.set(this.#whole);
    for (const sized of this.#sized) this.#countOutside(sized, slope);
    this.#forEachKind((family, shelves, row) => {
      for (let from = 0; from < this.#days; from += 1) {
        let loads = 0;
        for (let length = 0; length < Math.min(MAX_DAYS, this.#days - from); length += 1) {
          loads += this.#loads[row + from + length] ?? 0;
          const at = (family * this.#days + from) * MAX_DAYS + length;
          slope[at] = (slope[at] ?? 0) - loads * this.#weight(at, shelves);
        }
      }
    });
  }

  #countOutside({ family, size, within, due }: SizedTrays, slope: Float64Array): void {
    // The longer stretches hold what the shorter ones within them hold.
    for (let from = this.#days - 1; from >= 0; from -= 1) {
      let all = 0;
      for (let length = 0; length < Math.min(MAX_DAYS, this.#days - from); length += 1) {
        const cell = from * MAX_DAYS + length;
        const next = cell + MAX_DAYS;
        if (length > 0) {
          const both = length > 1 ? (within[next - 2] ?? 0) : 0;
          const shorter = (within[cell - 1] ?? 0) + (within[next - 1] ?? 0) - both;
          within[cell] = (within[cell] ?? 0) + shorter;
        }
        all += due[from + length] ?? 0;
        const at = family * this.#days * MAX_DAYS + cell;
        const outside = all - (within[cell] ?? 0);
        slope[at] = (slope[at] ?? 0) - outside * this.#weight(at, size);
      }
    }
  }

  #round(family: number): void {
    const due = new Float64Array(this.#days);
    for (const group of this.#groups) {
      if (group.family !== family) continue;
      due[group.due] = (due[group.due] ?? 0) + group.trays * group.size;
    }
    for (let from = 0; from < this.#days; from += 1) {
      let shelves = 0;
      for (let length = 0; length < Math.min(MAX_DAYS, this.#days - from); length += 1) {
        const last = due[from + length] ?? 0;
        shelves += last;
        const whole = Math.ceil(shelves / this.#shelves - 1e-9);
        const rest = shelves - this.#shelves * (whole - 1);
        // Where all loads are full nothing is rounded; a day without anything due asks for nothing more.
        if (last === 0 || rest > this.#shelves - 1e-9) continue;
        const at = (family * this.#days + from) * MAX_DAYS + length;
        this.#whole[at] = whole;
        this.#rest[at] = rest;
      }
    }
  }

  /** For each stretch what all stretches that hold it pay for something of so many shelves. */
  #addUp(table: Float64Array, prices: Float64Array, family: number, shelves: number): void {
    for (let from = 0; from < this.#days; from += 1) {
      for (let length = MAX_DAYS - 1; length >= 0; length -= 1) {
        const cell = from * MAX_DAYS + length;
        const before = cell - MAX_DAYS;
        const at = family * this.#days * MAX_DAYS + cell;
        let sum = (prices[at] ?? 0) * this.#weight(at, shelves);
        if (length + 1 < MAX_DAYS) sum += (table[cell + 1] ?? 0) + (table[before + 1] ?? 0);
        if (length + 2 < MAX_DAYS) sum -= table[before + 2] ?? 0;
        table[cell] = sum;
      }
    }
  }

  /** What a stretch counts for something of so many shelves, in loads. */
  #weight(at: number, shelves: number): number {
    if (this.#whole[at] === 0) return 0;
    return shelves >= this.#shelves ? 1 : Math.min(1, shelves / (this.#rest[at] ?? 1));
  }

  /** The stretch from a due day to a ready day or back; -1: it is too long. */
  #stretch(group: number, ready: number): number {
    const due = this.#groups[group]?.due ?? 0;
    const length = Math.abs(ready - due);
    return length < MAX_DAYS ? Math.min(ready, due) * MAX_DAYS + length : -1;
  }

  #row(family: number, kind: number): number {
    return (family * this.#kinds.length + kind) * this.#days;
  }

  #forEachKind(visit: (family: number, shelves: number, row: number) => void): void {
    for (let family = 0; family < this.families; family += 1) {
      this.#kinds.forEach(({ shelves }, kind) => visit(family, shelves, this.#row(family, kind)));
    }
  }
}
