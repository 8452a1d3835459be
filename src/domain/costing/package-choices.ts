import type { Packaging } from '#domain/catalog/catalog.ts';
import { DEFAULT_PACK_SIZES } from '#domain/catalog/products/product.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import type { PackageChoice } from './package-cost.ts';
import { packageOunces, isBulkSize, isSameSize, standardSizeOf } from './package-content.ts';
import type { Teller } from '#domain/tell/teller.ts';

/** A stored package choice: its size, or the packaging id if several have that size. */
export type RememberedPackage = string | number;

/** A packaging that can be chosen: microgreens in a standard size. */
export interface OfferedPackage extends PackageChoice {
  /** The standard size, even if the fill differs by rounding. */
  readonly ounces: number;
  readonly packaging: Packaging;
}

/** The packagings that are offered to cost a variety in, by size and then by name. */
export function offeredPackages(packaging: readonly Packaging[]): readonly OfferedPackage[] {
  return packaging
    .flatMap((one) => {
      const fill = one.category === 'MICROGREENS' ? packageOunces(one) : null;
      const ounces = fill === null ? null : standardSizeOf(fill);
      return ounces === null ? [] : [{ ounces, packaging: one }];
    })
    .toSorted((a, b) => a.ounces - b.ounces || byNameThenId(a.packaging, b.packaging));
}

export function trayPackages(
  packaging: readonly Packaging[],
  sizeId: string,
): readonly OfferedPackage[] {
  return packaging
    .filter(({ category, traySizeId }) => category === 'MICROGREENS' && traySizeId === sizeId)
    .map((one) => ({ ounces: 1, packaging: one }))
    .toSorted((a, b) => byNameThenId(a.packaging, b.packaging));
}

/**
 * Chooses the package to cost a variety in: the stored choice, else its first offered size, else the smallest.
 *
 * A stored size stays if its packaging was deleted, so the gap shows.
 */
export function choosePackage(
  offered: readonly OfferedPackage[],
  packSizes: readonly number[],
  remembered: RememberedPackage | null,
): PackageChoice {
  return rememberedPackage(offered, remembered) ?? usualPackage(offered, packSizes);
}

export function toStoredChoice(
  choice: PackageChoice,
  offered: readonly OfferedPackage[],
): RememberedPackage {
  const twins = offered.filter(({ ounces }) => ounces === choice.ounces);
  return choice.packaging !== null && twins.length > 1 ? choice.packaging.id : choice.ounces;
}

/** A package by name: its own, led by its size where the name does not begin with it; that of a live tray its own. */
export function packageLabel(
  { ounces, packaging }: PackageChoice,
  { live }: { readonly live?: true },
  teller: Pick<Teller, 'weight'>,
): string {
  if (live === true) return packaging?.name ?? '1 tray';
  const label = teller.weight('size', ounces, 'exact');
  const size = `${label}${isBulkSize(ounces) ? ' (bulk)' : ''}`;
  if (packaging === null) return size;
  return packaging.name.startsWith(label) ? packaging.name : `${size} — ${packaging.name}`;
}

function rememberedPackage(
  offered: readonly OfferedPackage[],
  remembered: RememberedPackage | null,
): PackageChoice | undefined {
  return typeof remembered === 'number'
    ? (offeredSize(offered, remembered) ?? unpacked(remembered))
    : offered.find(({ packaging }) => packaging.id === remembered);
}

function usualPackage(
  offered: readonly OfferedPackage[],
  packSizes: readonly number[],
): PackageChoice {
  const sizes = packSizes.length === 0 ? DEFAULT_PACK_SIZES : packSizes;
  const own = sizes
    .map((size) => offeredSize(offered, size))
    .find((choice) => choice !== undefined);
  return own ?? offered[0] ?? unpacked(sizes[0] ?? 0);
}

function offeredSize(offered: readonly OfferedPackage[], size: number): OfferedPackage | undefined {
  return offered.find(({ ounces }) => isSameSize(ounces, size));
}

function unpacked(ounces: number): PackageChoice {
  return { ounces, packaging: null };
}
