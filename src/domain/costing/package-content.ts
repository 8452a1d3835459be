import { STANDARD_SIZE_ID, traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import {
  type ResolvedTarget,
  packageSizeOz,
  soldThingOf,
  type Assortment,
} from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { say, weightOf, type Told } from '#domain/tell/say.ts';
import type { Packaging, Catalog } from '#domain/catalog/catalog.ts';
import { convert } from '#domain/units/convert.ts';
import { isMassUnit } from '#domain/units/unit.ts';
import type { CostNote } from './cost-note.ts';
import { PACKAGE_SIZES_OZ } from '#domain/catalog/products/product.ts';
import { roundTo } from '#domain/units/rounding.ts';

/** What a package holds: ounces, or one tray of what is sold alive. */
export interface PackageContent {
  readonly ounces: number;
  readonly traySizeId?: string;
}

export interface ItemPackages extends PackageContent {
  readonly count: number;
}

/** The packages that an item of an order is sold in; null for a loose weight. */
export function itemPackages(item: OrderItem, sold: ResolvedTarget): ItemPackages | null {
  if (item.mode === 'BULK') return null;
  const { live, traySizeId = STANDARD_SIZE_ID } = sold.variety ?? {};
  const ounces = packageSizeOz(item, sold);
  return { count: item.count, ounces, ...(live === true && { traySizeId }) };
}

export function soldPackages(item: OrderItem, things: Assortment): ItemPackages | null {
  return itemPackages(item, soldThingOf(item, things));
}

/**
 * Ounces a package holds; of a microgreens package without its own figure its net content. Null when no weight
 * above 0 is known, and for the packaging of a live tray.
 */
export function packageOunces(packaging: Packaging): number | null {
  const { category, microgreenContent, netContent, traySizeId } = packaging;
  if (traySizeId !== undefined) return null;
  const fill = microgreenContent ?? (category === 'MICROGREENS' ? netContent : null);
  if (fill === null || !(fill.qty > 0) || !isMassUnit(fill.unit)) return null;
  return convert(fill.qty, fill.unit, 'oz');
}

/** Checks whether a microgreens package does not say what it holds: neither a weight nor a live tray. */
export function lacksFill(packaging: Packaging): boolean {
  const { category, traySizeId } = packaging;
  return (
    category === 'MICROGREENS' && traySizeId === undefined && packageOunces(packaging) === null
  );
}

export function fillNote({ id, name }: Pick<Packaging, 'id' | 'name'>): CostNote {
  return {
    text: say`This package has no valid microgreen fill amount (qty+mass unit).`,
    subject: name,
    mend: { to: 'packaging', id },
  };
}

/** Tolerance of a standard size, in ounces. */
const TOLERANCE_OZ = 0.01;

/** From this size on a package is sold as bulk. */
const BULK_FROM_OZ = 8;

/** Standard package size for a weight in ounces; `null` if it isn't a standard size. */
export function standardSizeOf(ounces: number): number | null {
  return PACKAGE_SIZES_OZ.find((size) => isSameSize(size, ounces)) ?? null;
}

export function isSameSize(left: number, right: number): boolean {
  return Math.abs(left - right) <= TOLERANCE_OZ + 1e-9;
}

/** A size as written in texts: `2 oz`, without trailing zeros. */
export function sizeLabel(ounces: number): string {
  return `${roundTo(ounces, 4)} oz`;
}

export function isBulkSize(ounces: number): boolean {
  return ounces >= BULK_FROM_OZ;
}

interface PackagingMatch {
  readonly packaging: Packaging | null;
  readonly note: CostNote | null;
}

export type PackagingCatalog = Pick<Catalog, 'packaging' | 'traySizes'>;

/** Finds the only microgreens package for these ounces, within 0.01, or for a live tray of this size. */
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

/** The container of one package; none where it is listed among the inserts. */
export function containerLines({
  containerMaterialId: materialId,
  bom,
}: Packaging): Packaging['bom'] {
  if (materialId === null || bom.some((line) => line.materialId === materialId)) return [];
  return [{ materialId, qty: 1, unit: 'each' }];
}
