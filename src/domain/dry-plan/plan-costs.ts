import type { BestLoads, PricedTrays } from './best-loads.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';
import type { MachineKind } from './machine-kinds.ts';
import type { TrayGroup } from './tray-groups.ts';

/**
 * What loads and trays cost at some prices: by so much any plan that has them is at least above the bound.
 *
 * The reduced costs of a Lagrangian relaxation, but for what the machines gain as well as they can: that
 * stands in `gains` by itself, so that it can be taken back where a machine is used in another way.
 */
export interface PlanCosts {
  readonly bound: number;
  readonly groups: readonly TrayGroup[];
  readonly kinds: readonly MachineKind[];
  /** By group and ready day: a tray. */
  readonly trays: readonly Float64Array[];
  /** By group: a tray that is dried nowhere. */
  readonly nowhere: Float64Array;
  /** By kind of machines and ready day: a load without its trays. */
  readonly loads: readonly Float64Array[];
  /** By kind of machines. */
  readonly gains: readonly KindGains[];
}

/** What the machines of a kind gain as well as they can, 0 or less. */
export interface KindGains {
  /**
   * For machines that are free again every day: by ready day, on that day alone, when the first so many of
   * them have no load.
   */
  readonly onDay: readonly Float64Array[] | null;
  /** For others: by machine, with loads that are ready by a day. */
  readonly by: readonly Float64Array[];
}

/** @param worth - What a tray of each group is worth. */
export function planCosts(
  priced: PricedTrays,
  best: readonly BestLoads[],
  worth: Float64Array,
  bound: number,
): PlanCosts {
  const { end, groups, kinds, rounded, late } = priced;
  const days = end + 1;
  const least = groups.map(
    ({ due }, group) => trayPoints(due, end + 1) - late.paidFor(group) - (worth[group] ?? 0),
  );
  return {
    bound,
    groups,
    kinds,
    trays: groups.map(({ due }, group) =>
      Float64Array.from({ length: days }, (_, ready) => {
        const paid = ready > due ? late.paidFor(group) : 0;
        const here = trayPoints(due, ready) - paid + rounded.lostWithin(group, ready);
        // A tray that is worth more than it costs nowhere is counted as dried nowhere, too.
        return here - (worth[group] ?? 0) + Math.max(0, -(least[group] ?? 0));
      }),
    ),
    nowhere: Float64Array.from(least, (points) => Math.max(0, points)),
    loads: kinds.map((_, kind) =>
      Float64Array.from(
        { length: days },
        (_, ready) => DRY_POINTS.load - rounded.paidForLoad(0, kind, ready),
      ),
    ),
    gains: kinds.map((kind, at) =>
      kindGains(kind, end, (day, most) => gainOf(best[at], day, most)),
    ),
  };

  function gainOf(loads: BestLoads | undefined, day: number, most: number): number {
    return most === 0 ? 0 : (loads?.on(day, worth, most).points ?? 0);
  }
}

function kindGains(
  { cycle, machines }: MachineKind,
  end: number,
  gainOf: (day: number, most: number) => number,
): KindGains {
  const last = end - cycle;
  if (cycle === 1) {
    const onDay = Array.from({ length: end + 1 }, (_, ready) =>
      Float64Array.from({ length: machines.length + 1 }, (_, first) => {
        const free = machines.slice(first).filter(({ isHeld }) => isHeld[ready - 1] === 0);
        return gainOf(ready - 1, free.length);
      }),
    );
    return { onDay, by: [] };
  }
  const gains = Array.from({ length: Math.max(0, last + 1) }, (_, day) => gainOf(day, 1));
  const by = machines.map(({ isHeld }) => {
    const gained = new Float64Array(end + 1);
    for (let ready = 1; ready <= end; ready += 1) {
      const start = ready - cycle;
      const waits = gained[ready - 1] ?? 0;
      const isFree = start >= 0 && !isHeld.subarray(start, ready).includes(1);
      const dries = (gains[start] ?? 0) + (gained[start] ?? 0);
      gained[ready] = isFree ? Math.min(waits, dries) : waits;
    }
    return gained;
  });
  return { onDay: null, by };
}
