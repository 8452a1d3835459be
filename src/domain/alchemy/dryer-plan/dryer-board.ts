import type { DayNumber } from '#domain/calendar/day-number.ts';

/** Trays of an order that are put into the dryers on a day. */
export interface DryingLoad {
  /** Index of the order among those of the plan. */
  readonly order: number;
  readonly day: DayNumber;
  readonly trays: number;
}

/** The dryers' days while they are being filled. */
export class DryerBoard {
  readonly loads: DryingLoad[] = [];
  readonly #capacity: number;
  readonly #traysOf = new Map<DayNumber, Map<string, number>>();

  /** @param capacity - Trays that all dryers together take in a day. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Trays that still fit on a day. */
  free(day: DayNumber): number {
    let used = 0;
    for (const trays of this.#traysOf.get(day)?.values() ?? []) used += trays;
    return this.#capacity - used;
  }

  /** Whether a day would stay with one variety. */
  suits(day: DayNumber, varietyId: string): boolean {
    return [...(this.#traysOf.get(day)?.keys() ?? [])].every((id) => id === varietyId);
  }

  /** Puts trays in on a day; at most as many as fit. Returns how many that were. */
  put(load: DryingLoad, varietyId: string): number {
    const trays = Math.min(load.trays, this.free(load.day));
    if (trays <= 0) return 0;
    const day = this.#traysOf.get(load.day) ?? new Map<string, number>();
    day.set(varietyId, (day.get(varietyId) ?? 0) + trays);
    this.#traysOf.set(load.day, day);
    this.loads.push({ ...load, trays });
    return trays;
  }
}
