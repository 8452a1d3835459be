import type { Packaging } from '#domain/catalog/catalog.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { contentCost } from './content-cost.ts';
import type { CostBook } from './cost-book.ts';
import { noteTexts, type CostNote } from './cost-note.ts';
import { fillNote, packageOunces } from './package-ounces.ts';
import { sizeLabel } from './standard-sizes.ts';

/** What a package of a variety holds and what it is packed in. */
export interface PackageChoice {
  readonly ounces: number;
  /** Null while no packaging of that size exists. */
  readonly packaging: Packaging | null;
}

/** What one package of a variety costs, in dollars of 6 decimals. */
export interface CostRow {
  readonly varietyId: string;
  readonly packageOz: number;
  readonly seed: number;
  readonly soil: number;
  readonly overhead: number;
  readonly packaging: number;
  readonly unitCost: number;
  /** The texts of the notes, one after the other. */
  readonly warning: string;
  readonly notes: readonly CostNote[];
}

/** Decimals of reported costs. */
export const COST_DECIMALS = 6;

/**
 * What one package of a variety costs: seed, soil and overheads of its share of a tray, overheads
 * per package and per ounce, and the packaging.
 *
 * Reckoned exactly; each figure is rounded once.
 */
export function packageCost(book: CostBook, varietyId: string, choice: PackageChoice): CostRow {
  const variety = book.varieties.get(varietyId);
  const content = variety ? contentCost(book, variety, choice.ounces) : NO_CONTENT;
  const { allPerTray, perUnit, perOz } = book.overhead;
  const overhead = (content.trays ?? 0) * allPerTray + perUnit + perOz * choice.ounces;
  const packed = choice.packaging && book.packagingCosts.get(choice.packaging.id);
  const packaging = packed?.total ?? 0;
  const notes = [...choiceNotes(choice), ...content.notes, ...(packed?.notes ?? [])];
  return {
    varietyId,
    packageOz: choice.ounces,
    seed: roundTo(content.seed, COST_DECIMALS),
    soil: roundTo(content.soil, COST_DECIMALS),
    overhead: roundTo(overhead, COST_DECIMALS),
    packaging: roundTo(packaging, COST_DECIMALS),
    unitCost: roundTo(content.seed + content.soil + overhead + packaging, COST_DECIMALS),
    warning: noteTexts(notes),
    notes,
  };
}

const NO_CONTENT = { trays: null, seed: 0, soil: 0, notes: [] } as const;

function choiceNotes({ ounces, packaging }: PackageChoice): readonly CostNote[] {
  if (packaging === null) {
    const size = sizeLabel(ounces);
    const text = `No packaging defined for ${size}; packaging cost not included.`;
    return [{ text, mend: { to: 'packaging' } }];
  }
  return packageOunces(packaging) === null ? [fillNote(packaging)] : [];
}
