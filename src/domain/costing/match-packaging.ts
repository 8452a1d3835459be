import { say, weightOf, type Told } from '#domain/tell/say.ts';
import type { Catalog, Packaging } from '#domain/catalog/catalog.ts';
import { traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import type { CostNote } from './cost-note.ts';
import type { PackageContent } from './item-packages.ts';
import { packageOunces } from './package-ounces.ts';
import { isSameSize } from './standard-sizes.ts';

/** The package of an order line, or why it is unknown. */
interface PackagingMatch {
  readonly packaging: Packaging | null;
  readonly note: CostNote | null;
}

/** The part of a catalog that says what things are sold in. */
export type PackagingCatalog = Pick<Catalog, 'packaging' | 'traySizes'>;

/**
 * Finds the only microgreens package for these ounces, within 0.01, or for a live tray of this size.
 */
export function matchPackaging(catalog: PackagingCatalog, content: PackageContent): PackagingMatch {
  const [first, second] = catalog.packaging.filter((one) => isFor(one, content));
  if (first !== undefined && second === undefined) return { packaging: first, note: null };
  const size = contentSize(catalog, content);
  const text =
    first === undefined
      ? say`No packaging definition matched ${size}`
      : say`Multiple packaging definitions match ${size}; unable to choose automatically.`;
  return { packaging: null, note: { text, mend: { to: 'packaging' } } };
}

function isFor(packaging: Packaging, { ounces, traySizeId }: PackageContent): boolean {
  if (packaging.category !== 'MICROGREENS') return false;
  if (traySizeId !== undefined) return packaging.traySizeId === traySizeId;
  const fill = packageOunces(packaging);
  return fill !== null && isSameSize(fill, ounces);
}

/** What a package holds: "4 oz", the name of a tray's size. */
export function contentSize(sizes: TraySizes, { ounces, traySizeId }: PackageContent): Told {
  return traySizeId === undefined
    ? weightOf('size', ounces, 'exact')
    : traySizeOf(sizes, { traySizeId }).name;
}
