import type { CostBook } from './cost-book.ts';

/** What growing one tray of a variety costs: its seed, its soil and the overheads that fall on a tray. Dollars unrounded. */
export function trayCost({ seed, soil, overhead }: CostBook, varietyId: string): number {
  return (seed.get(varietyId)?.dollars ?? 0) + soil.dollars + overhead.allPerTray;
}
