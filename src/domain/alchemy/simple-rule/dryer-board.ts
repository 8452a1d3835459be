import type { DayNumber } from '#domain/calendar/iso-date.ts';
import type { DryerGroup } from './dryer-groups.ts';
import type { OrderInPlan } from './drying-orders.ts';

/** Trays of an order that are put into the dryers on a day. */
export interface DryingLoad {
  readonly order: OrderInPlan;
  readonly day: DayNumber;
  readonly trays: number;
  /** The day on which they are dry. */
  readonly ready: DayNumber;
}

/** The dryers' days while they are being filled. */
export class DryerBoard {
  readonly loads: DryingLoad[] = [];
  readonly #groups: readonly {
    readonly dryer: DryerGroup;
    readonly used: Map<DayNumber, number>;
  }[];
  readonly #varieties = new Map<DayNumber, Set<string>>();

  /** @param dryers - The quickest in front. */
  constructor(dryers: readonly DryerGroup[]) {
    this.#groups = dryers.map((dryer) => ({ dryer, used: new Map<DayNumber, number>() }));
  }

  /** Trays that still fit on a day and are ready by another. */
  free(day: DayNumber, by: DayNumber): number {
    return this.#groups.reduce(
      (sum, { dryer, used }) => sum + (day + dryer.cycleDays <= by ? freeIn(dryer, used, day) : 0),
      0,
    );
  }

  /** Whether a day would stay with one variety. */
  suits(day: DayNumber, varietyId: string): boolean {
    return [...(this.#varieties.get(day) ?? [])].every((id) => id === varietyId);
  }

  /**
   * Puts trays in on a day, at most as many as fit; returns how many that were.
   *
   * In time they go into the slowest dryers that have them ready, so that the quick ones are left
   * for what is urgent; what is late, by Infinity, goes into the quickest.
   */
  put(day: DayNumber, order: OrderInPlan, trays: number, by: DayNumber): number {
    let left = trays;
    const groups = Number.isFinite(by) ? this.#groups.toReversed() : this.#groups;
    for (const { dryer, used } of groups) {
      if (day + dryer.cycleDays > by) continue;
      const taken = Math.min(left, freeIn(dryer, used, day));
      if (taken <= 0) continue;
      used.set(day, (used.get(day) ?? 0) + taken);
      this.loads.push({ order, day, trays: taken, ready: day + dryer.cycleDays });
      left -= taken;
    }
    if (left < trays) {
      const known = this.#varieties.get(day) ?? new Set<string>();
      this.#varieties.set(day, known.add(order.varietyId));
    }
    return trays - left;
  }
}

function freeIn(dryer: DryerGroup, used: ReadonlyMap<DayNumber, number>, day: DayNumber): number {
  if (dryer.isSlow) {
    for (const other of used.keys()) {
      if (other !== day && Math.abs(other - day) < dryer.cycleDays) return 0;
    }
  }
  return dryer.trays - (used.get(day) ?? 0);
}
