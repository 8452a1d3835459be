import type { PlannedDryer, DryerDay } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { isSlow } from '#domain/alchemy/simple-rule/dryer-groups.ts';

interface LanePart {
  readonly varietyId: string;
  readonly trays: number;
}

export interface DryerLane {
  readonly label: string;
  /** Trays that it takes a day; of one that needs some days its share of a day. */
  readonly room: number;
  readonly days: readonly (readonly LanePart[])[];
}

/** The trays of each day handed out to the dryers, so that as few varieties as can be share one. */
export function dryerLanes(
  dryers: readonly PlannedDryer[],
  days: readonly DryerDay[],
): DryerLane[] {
  const rooms = dryerRooms(dryers);
  const filled = days.map((day) => fillDryers(rooms, day));
  return dryers.map(({ label }, index) => ({
    label: label ?? `Dryer ${index + 1}`,
    room: rooms[index] ?? 0,
    days: filled.map((parts) => parts[index] ?? []),
  }));
}

/** Whole trays of each dryer a day, which add up to those of all of them; of a slow one a whole load. */
function dryerRooms(dryers: readonly PlannedDryer[]): number[] {
  let sum = 0;
  return dryers.map((dryer) => {
    const { trays, cyclesPerDay } = dryer;
    if (isSlow(dryer)) return Math.floor(trays);
    const before = Math.floor(sum + 1e-9);
    sum += trays * cyclesPerDay;
    return Math.floor(sum + 1e-9) - before;
  });
}

function fillDryers(rooms: readonly number[], { assignments }: DryerDay): LanePart[][] {
  const free = [...rooms];
  const parts: LanePart[][] = rooms.map(() => []);
  for (const { varietyId, trays } of assignments.toSorted((a, b) => b.trays - a.trays)) {
    let left = trays;
    while (left > 0) {
      const at = bestDryer(free, left);
      const put = Math.min(left, free[at] ?? 0);
      if (put <= 0) break;
      parts[at]?.push({ varietyId, trays: put });
      free[at] = (free[at] ?? 0) - put;
      left -= put;
    }
  }
  return parts;
}

/** The tightest dryer that takes all of it, else the one that takes the most. */
function bestDryer(free: readonly number[], trays: number): number {
  const enough = free.filter((room) => room >= trays);
  return free.indexOf(enough.length > 0 ? Math.min(...enough) : Math.max(...free));
}
