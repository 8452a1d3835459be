import type { PlanCosts } from './plan-costs.ts';
import type { WaitingTrays } from './waiting-trays.ts';

/** What a late tray costs at least, as long as only its size is known, and that it is due before a day. */
export class LateCosts {
  readonly #days: number;
  /** By size, ready day and day. */
  readonly #least: Float64Array;

  constructor(
    { trays }: PlanCosts,
    { classes, sizes, sizeOf, due }: WaitingTrays,
    { groupOf, end }: { readonly groupOf: Int32Array; readonly end: number },
  ) {
    this.#days = end + 2;
    const area = this.#days * this.#days;
    this.#least = new Float64Array(sizes.length * area).fill(Infinity);
    classes.forEach((_, at) => {
      for (const [day, [demand = 0]] of due[at] ?? []) {
        const costs = trays[groupOf[demand] ?? 0];
        for (let ready = day + 1; ready <= end; ready += 1) {
          const cell = (sizeOf[at] ?? 0) * area + ready * this.#days + day + 1;
          this.#least[cell] = Math.min(this.#least[cell] ?? 0, costs?.[ready] ?? Infinity);
        }
      }
    });
    for (let cell = 1; cell < this.#least.length; cell += 1) {
      if (cell % this.#days === 0) continue;
      this.#least[cell] = Math.min(this.#least[cell] ?? 0, this.#least[cell - 1] ?? 0);
    }
  }

  /** Infinity: there is no such tray. */
  of(size: number, ready: number, before: number): number {
    return (
      this.#least[(size * this.#days + ready) * this.#days + Math.min(before, ready)] ?? Infinity
    );
  }
}
