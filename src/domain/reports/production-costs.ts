import { say } from '#domain/tell/say.ts';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { type CostBook, costBook, type CostingInputs } from '#domain/costing/cost-book.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { overheadNote } from '#domain/costing/overhead-rates.ts';
import { type OverheadShare, largestOverhead } from '#domain/costing/overhead-shares.ts';
import {
  choosePackage,
  offeredPackages,
  trayPackages,
  type OfferedPackage,
  type RememberedPackage,
} from '#domain/costing/package-choices.ts';
import { type CostRow, type PackageChoice, packageCost } from '#domain/costing/package-cost.ts';
import { fillNote, lacksFill, isSameSize } from '#domain/costing/package-content.ts';
import { byNameThenId, sumOf } from '#domain/records/lists.ts';

/** A line of the cost table: a variety in a package. */
export interface ProductionCost {
  readonly variety: Variety;
  readonly choice: PackageChoice;
  readonly cost: CostRow;
  /** The packages it can be costed in. */
  readonly offered: readonly OfferedPackage[];
}

/** The cost table: a line for each variety, and what concerns all of them. */
export interface ProductionCosts {
  /** One per variety, by name. */
  readonly lines: readonly ProductionCost[];
  /** Notes that apply to all varieties. */
  readonly warnings: readonly CostNote[];
  readonly soilPerTray: number;
  readonly overheadPerTray: number;
  /** Percent of the unit cost that is overhead, on average; null when nothing costs anything. */
  readonly overheadPercent: number | null;
  readonly largestOverhead: OverheadShare | null;
}

/** The package each variety was last looked at in, by its id. */
export type RememberedPackages = Readonly<Record<string, RememberedPackage>>;

/** Cost of a package of each variety, in its chosen package. */
export function productionCosts(
  inputs: CostingInputs,
  remembered: RememberedPackages = {},
): ProductionCosts {
  const book = costBook(inputs);
  const lines = costLines(inputs, book, (variety, offered) => {
    const last = Object.hasOwn(remembered, variety.id) ? remembered[variety.id] : undefined;
    return [choosePackage(offered, sizesOf(variety), last ?? null)];
  });
  return {
    lines,
    warnings: farmWarnings(inputs, book),
    soilPerTray: book.soil.dollars,
    overheadPerTray: book.overhead.allPerTray,
    overheadPercent: overheadPercent(lines),
    largestOverhead: largestOverhead(inputs.catalog),
  };
}

/** Costs of every variety in every possible package: offered sizes and its own. By variety, its usual package first. */
export function packageCostRows(inputs: CostingInputs): readonly ProductionCost[] {
  return costLines(inputs, costBook(inputs), (variety, offered) => {
    const usual = choosePackage(offered, sizesOf(variety), null);
    const others = [...offered, ...unpackedSizes(variety, offered)].filter(
      ({ ounces, packaging }) => ounces !== usual.ounces || packaging !== usual.packaging,
    );
    return [usual, ...others];
  });
}

/** The lines of all varieties, by name, each in the packages that are chosen of those it can be sold in. */
function costLines(
  { varieties }: CostingInputs,
  book: CostBook,
  choicesOf: (variety: Variety, offered: readonly OfferedPackage[]) => readonly PackageChoice[],
): readonly ProductionCost[] {
  const { packaging } = book;
  const standard = offeredPackages(packaging);
  return varieties.toSorted(byNameThenId).flatMap((variety) => {
    const { live, traySizeId = STANDARD_SIZE_ID } = variety;
    // What is sold alive is sold in the packages of its tray.
    const offered = live === true ? trayPackages(packaging, traySizeId) : standard;
    return choicesOf(variety, offered).map((choice) => {
      return { variety, choice, cost: packageCost(book, variety.id, choice), offered };
    });
  });
}

function farmWarnings(inputs: CostingInputs, book: CostBook): readonly CostNote[] {
  const hasVarieties = inputs.varieties.length > 0;
  const packages = inputs.catalog.packaging.filter(({ category }) => category === 'MICROGREENS');
  const text = say`No microgreens packaging found. Create at least one in Packaging.`;
  const notes: readonly (CostNote | null)[] = [
    hasVarieties ? null : { text: say`No varieties provided...`, mend: { to: 'varieties' } },
    packages.length === 0 ? { text, mend: { to: 'packaging' } } : null,
    ...(hasVarieties ? packages.filter(lacksFill).map(fillNote) : []),
    ...(hasVarieties ? [book.soil.note, overheadNote(book.overhead)] : []),
  ];
  return notes.filter((note) => note !== null);
}

function sizesOf({ live, packSizes }: Variety): readonly number[] {
  return live === true ? [1] : packSizes;
}

function unpackedSizes(
  variety: Variety,
  offered: readonly OfferedPackage[],
): readonly PackageChoice[] {
  return sizesOf(variety)
    .filter((size) => !offered.some(({ ounces }) => isSameSize(ounces, size)))
    .map((ounces) => ({ ounces, packaging: null }));
}

function overheadPercent(lines: readonly ProductionCost[]): number | null {
  const shares = lines
    .filter(({ cost }) => cost.unitCost > 0)
    .map(({ cost }) => (cost.overhead / cost.unitCost) * 100);
  return shares.length === 0 ? null : sumOf(shares) / shares.length;
}
