import { DRY_POINTS, trayPoints } from './dry-points.ts';
import type { GainingGroups } from './gaining-groups.ts';
import type { LeastLate } from './least-late.ts';
import type { MachineKind } from './machine-kinds.ts';
import type { RoundedLoads } from './rounded-loads.ts';
import { SortedTrays } from './sorted-trays.ts';
import type { TrayGroup } from './tray-groups.ts';

/** What prices are found for. */
export interface PricedTrays {
  readonly end: number;
  readonly groups: readonly TrayGroup[];
  readonly kinds: readonly MachineKind[];
  readonly rounded: RoundedLoads;
  readonly late: LeastLate;
  readonly gaining: GainingGroups;
}

/** Loads of one day. */
export interface PricedLoads {
  /** Below 0: they gain more than they cost. */
  readonly points: number;
  /** For each the family of its trays. */
  readonly families: readonly number[];
  readonly taken: readonly { readonly group: number; readonly trays: number }[];
}

/** Loads that are being filled: so many, with so much room left. */
interface Filling {
  readonly loads: number;
  readonly room: number;
  readonly gain: number;
}

const NO_LOADS: PricedLoads = { points: 0, families: [], taken: [] };

/** The loads of machines of one kind that gain most at some prices: of whole trays, on whole shelves. */
export class BestLoads {
  readonly #priced: PricedTrays;
  readonly #kind: number;
  readonly #shelves: number;
  readonly #cycle: number;
  /** For each family its trays by their shelves, the smallest first. */
  readonly #families: readonly (readonly SortedTrays[])[];
  readonly #dues: Int32Array;
  /** By group and day how many trays can be cut. */
  readonly #cut: Int32Array;
  readonly #days: number;
  /** For each group the list that its trays are sorted into. */
  readonly #listOf: readonly (SortedTrays | undefined)[];
  /** While loads are filled, by size: trays that are tried, the best so far and what they gain, those of the best loads. */
  readonly #trial: Int32Array;
  readonly #best: Int32Array;
  readonly #chosen: Int32Array;
  #gain = 0;

  /** @param most - Loads of a day that share its trays, at most. */
  constructor(priced: PricedTrays, kind: number, most: number) {
    const { groups, kinds, rounded } = priced;
    const { shelves = 1, cycle = 1 } = kinds[kind] ?? {};
    this.#priced = priced;
    this.#kind = kind;
    this.#shelves = shelves;
    this.#cycle = cycle;
    this.#days = priced.end + 1;
    this.#dues = Int32Array.from(groups, ({ due }) => due);
    this.#cut = new Int32Array(groups.length * this.#days);
    groups.forEach(({ most: cut }, group) => this.#cut.set(cut, group * this.#days));
    this.#families = Array.from({ length: rounded.families }, (_, family) => {
      const sizes = groups.flatMap((group) =>
        group.family === family ? [group.shelvesOf[kind] ?? Infinity] : [],
      );
      return [...new Set(sizes)]
        .filter((each) => each <= shelves)
        .toSorted((a, b) => a - b)
        .map((each) => new SortedTrays(each, most * Math.floor(shelves / each)));
    });
    this.#trial = new Int32Array(Math.max(...this.#families.map((sizes) => sizes.length)));
    this.#best = this.#trial.slice();
    this.#chosen = this.#trial.slice();
    this.#listOf = groups.map(({ family, shelvesOf }) =>
      this.#families[family]?.find(({ each }) => each === shelvesOf[kind]),
    );
  }

  /**
   * The loads that begin on a day and gain most, so many at most.
   *
   * @param worth - What a tray of each group is worth, wherever it is dried.
   */
  on(day: number, worth: Float64Array, most: number): PricedLoads {
    this.#sort(day, worth);
    const [mixed] = this.#families;
    return this.#families.length === 1 && mixed !== undefined
      ? this.#fillTogether(day, mixed, most)
      : this.#fillApart(day, most);
  }

  #sort(day: number, worth: Float64Array): void {
    const { rounded, late, gaining } = this.#priced;
    const ready = day + this.#cycle;
    for (const sizes of this.#families) for (const list of sizes) list.clear();
    for (const group of gaining.on(ready)) {
      const trays = this.#cut[group * this.#days + day] ?? 0;
      if (trays === 0) continue;
      const due = this.#dues[group] ?? 0;
      const gain = (worth[group] ?? 0) - trayPoints(due, ready);
      const paid = ready > due ? late.paidFor(group) : 0;
      const left = gain + paid - rounded.lostWithin(group, ready);
      if (left > 0) this.#listOf[group]?.add(group, left, trays);
    }
    for (const sizes of this.#families) for (const list of sizes) list.addUp();
  }

  #costOf(day: number, family: number): number {
    return (
      DRY_POINTS.load - this.#priced.rounded.paidForLoad(family, this.#kind, day + this.#cycle)
    );
  }

  /** Loads that hold anything, as many as gain most. */
  #fillTogether(day: number, sizes: readonly SortedTrays[], most: number): PricedLoads {
    const cost = this.#costOf(day, 0);
    let least = 0;
    let begun = 0;
    for (let loads = 1; loads <= most; loads += 1) {
      this.#gain = 0;
      this.#fill(sizes, sizes.length - 1, { loads, room: loads * this.#shelves, gain: 0 });
      const points = loads * cost - this.#gain;
      if (points >= least) continue;
      [least, begun] = [points, loads];
      this.#chosen.set(this.#best);
    }
    if (begun === 0) return NO_LOADS;
    return {
      points: least,
      families: Array<number>(begun).fill(0),
      taken: sizes.flatMap((list, at) => list.groupsOf(0, this.#chosen[at] ?? 0)),
    };
  }

  /** The best trays for so many loads; of those of one size no load holds more than fit it alone. */
  #fill(sizes: readonly SortedTrays[], at: number, { loads, room, gain }: Filling): void {
    const list = sizes[at];
    if (list === undefined) return;
    const whole = loads * Math.floor(this.#shelves / list.each);
    const most = Math.min(list.count, whole, Math.floor(room / list.each));
    // Of the smallest trays as many as there is room for are best.
    for (let count = at === 0 ? most : 0; count <= most; count += 1) {
      const gained = gain + list.gainOf(count);
      this.#trial[at] = count;
      if (at > 0) {
        this.#fill(sizes, at - 1, { loads, room: room - count * list.each, gain: gained });
      } else if (gained > this.#gain) {
        this.#gain = gained;
        this.#best.set(this.#trial);
      }
    }
  }

  /** Loads of one variety each: those of all varieties that gain most. */
  #fillApart(day: number, most: number): PricedLoads {
    const loads = this.#families.flatMap(([list], family) => {
      if (list === undefined) return [];
      const cost = this.#costOf(day, family);
      const room = Math.floor(this.#shelves / list.each);
      return Array.from({ length: most }, (_, at) => {
        const from = Math.min(list.count, at * room);
        const to = Math.min(list.count, from + room);
        return { points: cost - list.gainOf(to) + list.gainOf(from), family, list, from, to };
      });
    });
    const best = loads
      .filter(({ points }) => points < 0)
      .toSorted((a, b) => a.points - b.points)
      .slice(0, most);
    return {
      points: best.reduce((sum, { points }) => sum + points, 0),
      families: best.map(({ family }) => family),
      taken: best.flatMap(({ list, from, to }) => list.groupsOf(from, to)),
    };
  }
}
