import { knownYield } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { CostBook } from './cost-book.ts';
import type { CostNote } from './cost-note.ts';

/** What growing some ounces of a variety takes and costs, unrounded. */
interface ContentCost {
  /** Trays and their parts; null while nobody knows what a tray yields. */
  readonly trays: number | null;
  readonly seed: number;
  readonly soil: number;
  readonly notes: readonly CostNote[];
}

/**
 * Seed and soil of some ounces of a variety: the share of a tray that they are cut from.
 *
 * Without a yield both are left out, since an invented yield would look like a cost.
 */
export function contentCost(book: CostBook, variety: Variety, ounces: number): ContentCost {
  const yieldOz = knownYield(variety);
  if (yieldOz === null) return { trays: null, seed: 0, soil: 0, notes: [yieldNote(variety)] };
  const seed = book.seed.get(variety.id);
  const trays = ounces / yieldOz;
  return {
    trays,
    seed: trays * (seed?.dollars ?? 0),
    soil: trays * book.soil.dollars,
    notes: seed?.notes ?? [],
  };
}

function yieldNote({ id, name }: Variety): CostNote {
  return {
    text: `Variety "${name}" missing avgYieldOzPerTray; skipping content costs.`,
    mend: { to: 'variety', id },
  };
}
