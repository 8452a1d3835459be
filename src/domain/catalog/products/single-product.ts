import { mapRecords, uniqueId } from '#domain/records/change-records.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { DEFAULT_PACK_SIZES, type Product, type SingleProduct } from './product.ts';
import type { Variety } from '../varieties/variety.ts';

/** The id of a variety's single product, so that two devices make the same one. */
export function singleProductId(varietyId: string): string {
  return `prod_${varietyId}`;
}

/** The product that sells a variety alone, in its first package size. */
export function singleProductOf(
  variety: Pick<Variety, 'id' | 'name' | 'packSizes'>,
  createdAt: IsoInstant,
): SingleProduct {
  return {
    id: singleProductId(variety.id),
    type: 'single',
    name: variety.name,
    varietyId: variety.id,
    createdAt,
    packageSizeOz: firstPackSize(variety),
  };
}

/** It takes the name, and the package size if that changed: an imported size stays while the variety’s sizes stay. */
export function followVariety(
  product: SingleProduct,
  before: Variety,
  after: Variety,
): SingleProduct {
  const isResized = firstPackSize(before) !== firstPackSize(after);
  const packageSizeOz = isResized ? firstPackSize(after) : product.packageSizeOz;
  if (product.name === after.name && product.packageSizeOz === packageSizeOz) return product;
  return { ...product, name: after.name, packageSizeOz };
}

export function isSingleOf(product: Product, varietyId: string): product is SingleProduct {
  return product.type === 'single' && product.varietyId === varietyId;
}

function firstPackSize(variety: Pick<Variety, 'packSizes'>): number {
  return variety.packSizes[0] ?? DEFAULT_PACK_SIZES[0] ?? 2;
}

/** Single products called like their varieties; one that is called so already stays the same. */
export function namedLikeVarieties(
  products: readonly Product[],
  varieties: readonly Pick<Variety, 'id' | 'name'>[],
): readonly Product[] {
  const names = new Map(varieties.map(({ id, name }) => [id, name]));
  return mapRecords(products, (product) => {
    const name = product.type === 'single' ? names.get(product.varietyId) : undefined;
    return name === undefined || name === product.name ? product : { ...product, name };
  });
}

/**
 * Returns the varieties without a single product, which an import can leave out. Pick lists show
 * them as varieties, and all others by their product.
 */
export function varietiesWithoutProduct(
  varieties: readonly Variety[],
  products: readonly Product[],
): readonly Variety[] {
  const sold = new Set(
    products.map((product) => (product.type === 'single' ? product.varietyId : null)),
  );
  return varieties.filter(({ id }) => !sold.has(id));
}

/** Returns the products that varieties lack, each with an id that no product has. */
export function missingSingles(
  products: readonly Product[],
  varieties: readonly Variety[],
  createdAt: IsoInstant,
): readonly SingleProduct[] {
  const taken = new Set(products.map(({ id }) => id));
  return varietiesWithoutProduct(varieties, products).map((variety) => {
    const product = singleProductOf(variety, createdAt);
    const id = uniqueId(product.id, taken);
    taken.add(id);
    return { ...product, id };
  });
}
