import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import type { SearchedMachine } from './searched-machine.ts';
import type { TraySize } from './waiting-trays.ts';

/** Numbers so large that different states hardly ever have the same sum of them, and that sums are whole. */
const LARGEST_WEIGHT = 2 ** 42;
const WEIGHT_SEED = 7;

/** Numbers that tell states apart when they are added up: always the same ones. */
export function stateWeights(): () => number {
  const random = seededRandom(WEIGHT_SEED);
  return () => Math.floor((random() + random() / 2 ** 32) * LARGEST_WEIGHT);
}

/** What places for late trays, and machines, count for in the key of a state. */
export class StateKeys {
  readonly #machines: readonly SearchedMachine[];
  readonly #places: Float64Array;
  readonly #newPlaces: Float64Array;
  /** By size and start: a place that begins before all trays of its size are ripe. */
  readonly #early: readonly Float64Array[];

  constructor(
    machines: readonly SearchedMachine[],
    sizes: readonly TraySize[],
    { end, weight }: { readonly end: number; readonly weight: () => number },
  ) {
    this.#machines = machines;
    this.#places = Float64Array.from(sizes, weight);
    this.#newPlaces = Float64Array.from(sizes, weight);
    this.#early = sizes.map(({ allRipe }) =>
      Float64Array.from({ length: Math.min(end, allRipe) }, weight),
    );
  }

  /** A place for a tray of a size: it only matters when it begins where some of them are not ripe. */
  placeOf(size: number, start: number): number {
    return (this.#places[size] ?? 0) + (this.#early[size]?.[start] ?? 0);
  }

  /** What is added on the day on which its load is ready. */
  newPlaceOf(size: number): number {
    return this.#newPlaces[size] ?? 0;
  }

  /**
   * How machines are taken: those that are alike may change places.
   *
   * @param done - The last machine that is decided for the day, and where it begins a load on that.
   */
  machines(
    freeBy: Int32Array,
    day: number,
    { done, at, start }: { readonly done: number; readonly at: number; readonly start: number },
  ): number {
    let key = 0;
    for (let index = 0; index < this.#machines.length; index += 1) {
      const machine = this.#machines[index];
      if (machine === undefined || machine.onDay !== null) continue;
      const free = machine.at === at ? start : (freeBy[machine.at] ?? 0);
      key += machine.weights[Math.min(free, index <= done ? day - 1 : day)] ?? 0;
    }
    return key;
  }
}
