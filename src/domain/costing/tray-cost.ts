import type { CostBook } from './cost-book.ts';

/** Cost of growing one tray: seed, soil and overhead per tray. Unrounded dollars. */
export function trayCost({ seed, soil, overhead }: CostBook, varietyId: string): number {
  return (seed.get(varietyId)?.dollars ?? 0) + soil.dollars + overhead.allPerTray;
}
