import type { Machine } from '../question/dry-model.ts';

/** Rule for filling a load when it starts. */
export interface LoadFilling {
  /** Which of the orders of its machine it takes the trays in. */
  readonly order: number;
  /** Shelves that are left for trays that are late. */
  readonly reserve: number;
}

interface Change {
  readonly machine: number;
  readonly start: number;
  readonly before: LoadFilling | undefined;
}

/** Start days and filling of loads per machine. Changes can be undone. */
export class LoadCalendar {
  readonly #machines: readonly Machine[];
  readonly #end: number;
  readonly #loads: (LoadFilling | undefined)[][];
  /** Changes since they were last kept or undone. */
  readonly changes: Change[] = [];

  constructor(machines: readonly Machine[], end: number) {
    this.#machines = machines;
    this.#end = end;
    this.#loads = machines.map(() => Array<LoadFilling | undefined>(end + 1).fill(undefined));
  }

  /** How a load is filled that begins on a day. */
  at(machine: number, start: number): LoadFilling | undefined {
    return this.#loads[machine]?.[start];
  }

  /** Start day of the load in a machine on a day; -1 if there is none. */
  startOf(machine: number, day: number): number {
    const cycle = this.#machines[machine]?.cycle ?? 1;
    const loads = this.#loads[machine];
    for (let start = day; start > day - cycle && start >= 0; start -= 1) {
      if (loads?.[start] !== undefined) return start;
    }
    return -1;
  }

  /** Whether a machine stays free from a day on for a whole cycle, which ends within the plan. */
  isFree(machine: number, start: number): boolean {
    const dryer = this.#machines[machine];
    if (dryer === undefined || start < 0 || start + dryer.cycle > this.#end) return false;
    for (let day = start; day < start + dryer.cycle; day += 1) {
      if (dryer.isHeld[day] === 1 || this.startOf(machine, day) >= 0) return false;
    }
    return true;
  }

  /** Begins a load, fills it in another way, or takes it away. */
  set(machine: number, start: number, filling: LoadFilling | undefined): void {
    const loads = this.#loads[machine];
    if (loads === undefined) return;
    this.changes.push({ machine, start, before: loads[start] });
    loads[start] = filling;
  }

  keep(): void {
    this.changes.length = 0;
  }

  undo(): void {
    for (let at = this.changes.length - 1; at >= 0; at -= 1) {
      const { machine, start, before } = this.changes[at] ?? { machine: 0, start: 0 };
      const loads = this.#loads[machine];
      if (loads !== undefined) loads[start] = before;
    }
    this.changes.length = 0;
  }

  copy(): (LoadFilling | undefined)[][] {
    return this.#loads.map((loads) => [...loads]);
  }
}
