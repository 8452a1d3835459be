import type { DryModel } from '../question/dry-model.ts';
import { DRY_POINTS } from './dry-points.ts';

/**
 * The points of the loads that all trays together need at least, on whatever days they are dried.
 *
 * A tray is counted by the part that it takes of the dryer that takes most of its kind. One that is dried nowhere
 * spares a load at most, and costs more than that: so the bound holds for plans that leave some out, too.
 */
export function loadCountBound({ demands, machines, isMixed }: DryModel): number {
  const parts = new Map<number, number>();
  for (const { variety, trays } of demands) {
    const shares = machines.map(({ shelves, shelvesOf }) => (shelvesOf[variety] ?? 0) / shelves);
    const least = Math.min(...shares.filter((share) => share <= 1));
    if (least === Infinity) continue;
    const load = isMixed ? 0 : variety;
    parts.set(load, (parts.get(load) ?? 0) + trays * least);
  }
  return [...parts.values()].reduce(
    (sum, loads) => sum + DRY_POINTS.load * Math.ceil(loads - 1e-9),
    0,
  );
}
