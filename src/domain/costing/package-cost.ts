import { say, weightOf } from '#domain/tell/say.ts';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { traySizeOf } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { contentCost } from './content-cost.ts';
import type { CostBook } from './cost-book.ts';
import type { CostNote } from './cost-note.ts';
import { roundCost, roundParts, totalOf, type CostParts } from './cost-parts.ts';
import { type EventCost, ownOverhead } from './event-cost.ts';
import { fillNote, lacksFill } from './package-content.ts';

export interface PackageChoice {
  readonly ounces: number;
  /** Null while no packaging of that size exists. */
  readonly packaging: Packaging | null;
}

/** Cost of one package of a variety, in dollars with 6 decimals. */
export interface CostRow extends CostParts {
  readonly unitCost: number;
  readonly notes: readonly CostNote[];
}

/**
 * Seed, soil and overhead of its share of a tray, overhead per package and ounce, and packaging; each rounded
 * once.
 */
export function packageCost(book: CostBook, varietyId: string, choice: PackageChoice): CostRow {
  const { parts, notes } = packageParts(book, varietyId, choice, book.overhead.allPerTray);
  return { ...roundParts(parts), unitCost: roundCost(totalOf(parts)), notes };
}

/**
 * Cost of one package when sold in an order like this one.
 *
 * The order carries its own event and batch overhead. The package gets its share by ounces, instead of the
 * farm-wide share per tray.
 *
 * @returns `null` if the order doesn't sell the variety.
 */
export function packageCostIn(
  book: CostBook,
  { order, varieties }: Pick<EventCost, 'order' | 'varieties'>,
  varietyId: string,
  choice: PackageChoice,
): number | null {
  const sold = varieties.find((one) => one.varietyId === varietyId && one.ounces > 0);
  if (sold === undefined) return null;
  const { perTray, monthPerTray } = book.overhead;
  const { parts } = packageParts(book, varietyId, choice, perTray + monthPerTray);
  const own = ownOverhead(order, sold, varieties, book) * (choice.ounces / sold.ounces);
  return roundCost(totalOf(parts) + own);
}

function packageParts(
  book: CostBook,
  varietyId: string,
  choice: PackageChoice,
  overheadPerTray: number,
): { readonly parts: CostParts; readonly notes: readonly CostNote[] } {
  const variety = book.varieties.get(varietyId);
  const content = variety ? contentCost(book, variety, choice.ounces) : NO_CONTENT;
  const { perUnit, perOz } = book.overhead;
  const weighed = variety?.live === true ? 0 : choice.ounces;
  const overhead = content.slots * overheadPerTray + perUnit + perOz * weighed;
  const packed = choice.packaging && book.packagingCosts.get(choice.packaging.id);
  const { seed, soil } = content;
  return {
    parts: { seed, soil, overhead, packaging: packed?.total ?? 0 },
    notes: [...choiceNotes(choice, book, variety), ...content.notes, ...(packed?.notes ?? [])],
  };
}

const NO_CONTENT = { trays: null, slots: 0, seed: 0, soil: 0, notes: [] } as const;

function choiceNotes(
  { ounces, packaging }: PackageChoice,
  book: CostBook,
  variety: Variety | undefined,
): readonly CostNote[] {
  if (packaging === null) {
    const size =
      variety?.live === true ? traySizeOf(book, variety).name : weightOf('size', ounces, 'exact');
    const text = say`No packaging defined for ${size}; packaging cost not included.`;
    return [{ text, mend: { to: 'packaging' } }];
  }
  return lacksFill(packaging) ? [fillNote(packaging)] : [];
}
