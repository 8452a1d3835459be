import { say } from '#domain/tell/say.ts';
import { soilShareOf, traySizeOf } from '#domain/catalog/tray-size.ts';
import { knownYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import type { CostBook } from './cost-book.ts';
import type { CostNote } from './cost-note.ts';

/** Trays and costs of ounces of a variety, unrounded. */
interface ContentCost {
  /** Trays in fractions. `null` if the yield is unknown. */
  readonly trays: number | null;
  /** Of a slot that these trays take; overhead per tray is of a whole one. */
  readonly slots: number;
  readonly seed: number;
  readonly soil: number;
  readonly notes: readonly CostNote[];
}

/** Seed and soil cost of ounces of a variety: the matching share of a tray; nothing if the yield is unknown. */
export function contentCost(book: CostBook, variety: Variety, ounces: number): ContentCost {
  const yieldOz = knownYield(variety);
  if (yieldOz === null) {
    return { trays: null, slots: 0, seed: 0, soil: 0, notes: [yieldNote(variety)] };
  }
  const seed = book.seed.get(variety.id);
  const trays = ounces / yieldOz;
  const size = traySizeOf(book, variety);
  return {
    trays,
    slots: trays * size.slotShare,
    seed: trays * (seed?.dollars ?? 0),
    soil: trays * soilShareOf(size) * book.soil.dollars,
    notes: seed?.notes ?? [],
  };
}

function yieldNote({ id, name }: Variety): CostNote {
  return {
    text: say`Variety "${name}" missing avgYieldOzPerTray; skipping content costs.`,
    mend: { to: 'variety', id },
  };
}
