import type { Packaging } from '#domain/catalog/catalog.ts';
import { contentCost } from './content-cost.ts';
import type { CostBook } from './cost-book.ts';
import { noteTexts, type CostNote } from './cost-note.ts';
import { roundCost, roundParts, totalOf, type CostParts } from './cost-parts.ts';
import { fillNote, packageOunces } from './package-ounces.ts';
import { sizeLabel } from './standard-sizes.ts';

/** What a package of a variety holds and what it is packed in. */
export interface PackageChoice {
  readonly ounces: number;
  /** Null while no packaging of that size exists. */
  readonly packaging: Packaging | null;
}

/** What one package of a variety costs, in dollars of 6 decimals. */
export interface CostRow extends CostParts {
  readonly varietyId: string;
  readonly packageOz: number;
  readonly unitCost: number;
  /** The texts of the notes, one after the other. */
  readonly warning: string;
  readonly notes: readonly CostNote[];
}

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
  const { seed, soil } = content;
  const parts = { seed, soil, overhead, packaging: packed?.total ?? 0 };
  const notes = [...choiceNotes(choice), ...content.notes, ...(packed?.notes ?? [])];
  return {
    varietyId,
    packageOz: choice.ounces,
    ...roundParts(parts),
    unitCost: roundCost(totalOf(parts)),
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
