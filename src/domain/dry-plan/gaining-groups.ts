import { DRY_POINTS } from './dry-points.ts';
import type { LeastLate } from './least-late.ts';
import type { TrayGroup } from './tray-groups.ts';

/**
 * For each day the groups whose trays are worth more than they cost when they are ready on it: of most
 * groups these are the few days before they are due.
 */
export class GainingGroups {
  readonly #groups: readonly TrayGroup[];
  readonly #late: LeastLate;
  readonly #end: number;
  /** By day where its groups begin in the list, and where the next one is put. */
  readonly #from: Int32Array;
  readonly #next: Int32Array;
  #listed = new Int32Array(0);

  constructor(groups: readonly TrayGroup[], late: LeastLate, end: number) {
    this.#groups = groups;
    this.#late = late;
    this.#end = end;
    this.#from = new Int32Array(end + 3);
    this.#next = new Int32Array(end + 3);
  }

  /** Lists the groups by what a tray of each is worth. */
  list(worth: Float64Array): void {
    const from = this.#from.fill(0);
    this.#groups.forEach((_, group) => {
      const [first, last] = this.#days(group, worth);
      for (let day = first; day <= last; day += 1) from[day + 1] = (from[day + 1] ?? 0) + 1;
    });
    for (let day = 0; day <= this.#end + 1; day += 1) {
      from[day + 1] = (from[day + 1] ?? 0) + (from[day] ?? 0);
    }
    const all = from[this.#end + 1] ?? 0;
    if (all > this.#listed.length) this.#listed = new Int32Array(2 * all);
    const next = this.#next;
    next.set(from);
    this.#groups.forEach((_, group) => {
      const [first, last] = this.#days(group, worth);
      for (let day = first; day <= last; day += 1) {
        const at = next[day] ?? 0;
        this.#listed[at] = group;
        next[day] = at + 1;
      }
    });
  }

  /** The groups that gain by being ready on a day. */
  on(ready: number): Int32Array {
    return this.#listed.subarray(this.#from[ready] ?? 0, this.#from[ready + 1] ?? 0);
  }

  /** The first and the last ready day on which a tray of a group gains. */
  #days(group: number, worth: Float64Array): readonly [first: number, last: number] {
    const { due = 0 } = this.#groups[group] ?? {};
    const each = worth[group] ?? 0;
    const days = (each + this.#late.paidFor(group) - DRY_POINTS.lateTray) / DRY_POINTS.lateDay;
    const last = Math.min(this.#end, days > 0 ? due + Math.ceil(days) : due);
    if (each <= 0) return [due + 1, last];
    return [Math.max(0, Math.floor(due - each) + 1), last];
  }
}
