import type { DryModel } from './dry-model.ts';
import type { PlanCosts } from './plan-costs.ts';
import type { TraySize } from './waiting-trays.ts';

/** A machine as a search through the days sees it. */
export interface SearchedMachine {
  /** Its place in the model. */
  readonly at: number;
  readonly cycle: number;
  readonly shelves: number;
  readonly isHeld: Uint8Array;
  /** By ready day what a load costs without its trays. */
  readonly loads: Float64Array;
  /** What it still gains: by ready day together with others that are as quick, see `KindGains`; else null … */
  readonly onDay: readonly Float64Array[] | null;
  /** … of which so many are decided before it; */
  readonly first: number;
  /** or by itself, with loads that are ready by a day. */
  readonly by: Float64Array;
  /** What it counts for in a key, by the day by which it has to be free. */
  readonly weights: Float64Array;
  /** Sizes of trays that it takes, the largest first. */
  readonly largestFirst: readonly number[];
}

export function searchedMachines(
  { machines, end }: DryModel,
  { kinds, loads, gains }: PlanCosts,
  { sizes, weight }: { readonly sizes: readonly TraySize[]; readonly weight: () => number },
): SearchedMachine[] {
  return kinds.flatMap((kind, index) => {
    const { onDay = null, by = [] } = gains[index] ?? {};
    // Alike in a key, too.
    const weights = Float64Array.from({ length: end + 1 }, weight);
    return kind.machines.map((machine, first) => {
      const at = machines.indexOf(machine);
      const shelvesOf = (size: number) => sizes[size]?.shelvesOf[at] ?? Infinity;
      return {
        at,
        cycle: kind.cycle,
        shelves: kind.shelves,
        isHeld: machine.isHeld,
        loads: loads[index] ?? new Float64Array(),
        onDay,
        first,
        by: by[first] ?? new Float64Array(),
        weights,
        largestFirst: [...sizes.keys()]
          .filter((size) => shelvesOf(size) <= kind.shelves)
          .toSorted((a, b) => shelvesOf(b) - shelvesOf(a)),
      };
    });
  });
}

/** What a machine gains at best with loads that are ready by a day, or when it has none on that day: before it. */
export function gainAhead(
  { at, onDay, first, by }: SearchedMachine,
  freeBy: Int32Array,
  { day, isDecided }: { readonly day: number; readonly isDecided: boolean },
): number {
  if (onDay !== null) return onDay[day]?.[isDecided ? first + 1 : first] ?? 0;
  return by[Math.min(freeBy[at] ?? 0, isDecided ? day - 1 : day)] ?? 0;
}
