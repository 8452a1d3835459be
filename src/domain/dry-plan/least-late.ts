import type { MachineKind } from './machine-kinds.ts';
import type { TrayGroup } from './tray-groups.ts';

/** Trays that cannot be cut before a day and are due by another: so many of them are late in every plan. */
interface LateTrays {
  readonly opens: number;
  readonly due: number;
  readonly least: number;
}

/**
 * Holds a bound to it that trays are late as a whole: where all loads until a due day do not suffice,
 * a whole number of trays is late, and not just the shelves that are missing.
 *
 * All shelves that there are from the first greens until each due day are filled by the due days, and
 * whenever they do not suffice the largest tray is taken out: by that as few as can be are late (Moore and
 * Hodgson), however the loads are. Each such number has a price, which pays for trays that are late.
 *
 * @see Moore, An n job, one machine sequencing algorithm for minimizing the number of late jobs (1968).
 */
export class LeastLate {
  readonly #groups: readonly TrayGroup[];
  readonly #sets: readonly LateTrays[];
  /** For each group the numbers that it is counted for. */
  readonly #setsOf: readonly (readonly number[])[];
  readonly #paid: Float64Array;
  readonly #late: Float64Array;

  constructor(groups: readonly TrayGroup[], kinds: readonly MachineKind[], end: number) {
    this.#groups = groups;
    const opens = groups.map(({ most }) => most.findIndex((trays) => trays > 0));
    const firsts = [...new Set(opens)].filter((day) => day >= 0);
    this.#sets = firsts.flatMap((first) => {
      const known = groups.filter((_, at) => (opens[at] ?? -1) >= first);
      return lateTrays(known, shelvesFrom(kinds, first, end), first);
    });
    this.#setsOf = groups.map((group, at) =>
      this.#sets.flatMap((set, index) =>
        (opens[at] ?? -1) >= set.opens && group.due <= set.due ? [index] : [],
      ),
    );
    this.#paid = new Float64Array(groups.length);
    this.#late = new Float64Array(this.#sets.length);
  }

  /** How many prices there are. */
  get count(): number {
    return this.#sets.length;
  }

  /** Lays out what the prices pay, and begins to count anew; returns what they earn. */
  pay(prices: Float64Array): number {
    this.#setsOf.forEach((sets, group) => {
      let paid = 0;
      for (const set of sets) paid += prices[set] ?? 0;
      this.#paid[group] = paid;
    });
    this.#late.fill(0);
    return this.#sets.reduce((sum, { least }, set) => sum + least * (prices[set] ?? 0), 0);
  }

  /** What is paid for a tray of a group that is late. */
  paidFor(group: number): number {
    return this.#paid[group] ?? 0;
  }

  /** Counts trays that are ready on a day, or nowhere: Infinity. */
  countTrays(group: number, ready: number, trays: number): void {
    if (ready <= (this.#groups[group]?.due ?? 0)) return;
    for (const set of this.#setsOf[group] ?? []) {
      this.#late[set] = (this.#late[set] ?? 0) + trays;
    }
  }

  /** Tells how the bound changes with each price, by what was counted. */
  addSlope(slope: Float64Array): void {
    this.#sets.forEach(({ least }, set) => {
      slope[set] = least - (this.#late[set] ?? 0);
    });
  }
}

/** For each day the shelves of all loads that are ready by then, when none begins before the first day. */
function shelvesFrom(kinds: readonly MachineKind[], first: number, end: number): Float64Array {
  const ready = new Float64Array(end + 1);
  for (const { cycle, shelves, machines } of kinds) {
    for (const { isHeld } of machines) {
      for (let day = first; day + cycle <= end;) {
        const isFree = !isHeld.subarray(day, day + cycle).includes(1);
        if (isFree) ready[day + cycle] = (ready[day + cycle] ?? 0) + shelves;
        day += isFree ? cycle : 1;
      }
    }
  }
  for (let day = 1; day <= end; day += 1) ready[day] = (ready[day] ?? 0) + (ready[day - 1] ?? 0);
  return ready;
}

/** For each due day by which one more is late how many of some trays are. */
function lateTrays(
  groups: readonly TrayGroup[],
  shelves: Float64Array,
  opens: number,
): LateTrays[] {
  const inTime = new Map<number, number>();
  const found: LateTrays[] = [];
  let [used, least] = [0, 0];
  for (const { due, size, trays } of groups.toSorted((a, b) => a.due - b.due)) {
    inTime.set(size, (inTime.get(size) ?? 0) + trays);
    used += size * trays;
    const room = shelves[due] ?? 0;
    const before = least;
    while (used > room + 1e-9) {
      const largest = Math.max(...inTime.keys());
      const some = Math.min(inTime.get(largest) ?? 0, Math.ceil((used - room) / largest - 1e-9));
      if (some === (inTime.get(largest) ?? 0)) inTime.delete(largest);
      else inTime.set(largest, (inTime.get(largest) ?? 0) - some);
      used -= some * largest;
      least += some;
    }
    if (least === before) continue;
    if (found.at(-1)?.due === due) found.pop();
    found.push({ opens, due, least });
  }
  return found;
}
