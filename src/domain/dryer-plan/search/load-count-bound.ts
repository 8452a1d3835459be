import type { DryModel } from '../question/dry-model.ts';
import { DRY_POINTS } from './dry-points.ts';

/**
 * Lower bound of the score of all loads, on any days.
 *
 * A tray counts as its share of the largest dryer for its kind. An undried tray saves at most one load and
 * costs more than that, so the bound also holds for plans that leave trays out.
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
