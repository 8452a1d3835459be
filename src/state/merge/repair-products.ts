import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import { isMixComplete } from '#domain/catalog/products/mix-blend.ts';
import type { MixProduct, Product } from '#domain/catalog/products/product.ts';
import { missingSingles, namedLikeVarieties } from '#domain/catalog/products/single-product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { mapRecords, filterRecords } from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { type MergeContext, type Side, type Sides, otherSide } from './merge-context.ts';

/** Blends are complete, and each variety has its single product under its name. */
export function repairProducts(
  farms: Sides<FarmDocument>,
  products: readonly Product[],
  varieties: readonly Variety[],
  context: MergeContext,
): readonly Product[] {
  const mixes = mapRecords(products, (product) => wholeBlend(farms, product, context));
  return withSingles(farms, mixes, varieties);
}

function withSingles(
  farms: Sides<FarmDocument>,
  products: readonly Product[],
  varieties: readonly Variety[],
): readonly Product[] {
  const names = new Map(varieties.map(({ id, name }) => [id, name]));
  const known = new Set(
    [farms.base, farms.local, farms.remote].flatMap((farm) => farm.varieties.map(({ id }) => id)),
  );
  const kept = filterRecords(
    products,
    (product) =>
      product.type !== 'single' || names.has(product.varietyId) || !known.has(product.varietyId),
  );
  const following = namedLikeVarieties(kept, varieties);
  // A product that stands in for a lost one must be the same on every device.
  const missing = missingSingles(following, varieties, UNKNOWN_INSTANT);
  return missing.length === 0 ? following : [...following, ...missing];
}

/** Shares of two blends together are no blend: then one side's is taken as a whole. */
function wholeBlend(farms: Sides<FarmDocument>, product: Product, context: MergeContext): Product {
  if (product.type !== 'mix' || isMixComplete(product.components)) return product;
  const mixOf = (side: Side) =>
    farms[side].products.find((other): other is MixProduct => {
      return other.id === product.id && other.type === 'mix';
    })?.components;
  const [local, remote] = [mixOf('local'), mixOf('remote')];
  if (local === undefined || remote === undefined) return product;
  if (sameValue(product.components, local) || sameValue(product.components, remote)) return product;
  const mixes = { local, remote };
  const place = {
    slice: 'products',
    entityId: product.id,
    label: `Product ${product.name}`,
    path: ['components'],
  };
  const later = context.later(place);
  const keptSide = [later, otherSide(later)].find((side) => isMixComplete(mixes[side]));
  if (keptSide === undefined) return product;
  context.unnote(place.slice, place.entityId, 'components');
  context.note('field', place, mixes, keptSide);
  return { ...product, components: mixes[keptSide] };
}
