import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import { isMixComplete } from '#domain/catalog/products/mix-blend.ts';
import { choosePrimarySoil } from '#domain/catalog/materials/primary-soil.ts';
import type { MixProduct, Product } from '#domain/catalog/products/product.ts';
import {
  singleProductOf,
  namedLikeVarieties,
  varietiesWithoutProduct,
} from '#domain/catalog/products/single-product.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';
import { joinCustomers } from '#domain/customers/join-customers.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import { storedRecords } from '#domain/orders/stored-order.ts';
import type { PastOrder } from '#domain/orders/order.ts';
import { mapRecords, filterRecords } from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { dropDeleted } from './deletes/drop-deleted.ts';
import { type MergeContext, type Side, type Sides, otherSide } from './merge-context.ts';
import { settleEmpties } from './settle-empties.ts';
import { settleSent } from './settle-sent.ts';
import { settleDryLoads } from './stock/settle-dry-loads.ts';

/**
 * Restores the invariants of a farm after a merge: single products follow their varieties, blends are complete,
 * there is one planting, one harvest and one primary soil, no list has a deleted variety, and no load is empty.
 * Idempotent.
 */
export function repairFarm(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const varieties = mapRecords(merged.varieties, (variety) => repairSteps(farms, variety));
  const mixes = mapRecords(merged.products, (product) => wholeBlend(farms, product, context));
  const products = withSingles(farms, mixes, varieties);
  const { soilMaterialId } = merged.catalog.soilConfig;
  const catalog = choosePrimarySoil(merged.catalog, soilMaterialId);
  const repaired = { ...withEachOnce(merged), varieties, products, catalog };
  const settled = settleSent(farms, dropDeleted(farms, settleDryLoads(repaired)), context);
  const { deliveries } = settled;
  return deliveries === undefined
    ? settled
    : { ...settled, deliveries: settleEmpties(farms, deliveries, context) };
}

/** Two devices may have entered one customer each, or noted what was packed and what came back of it. */
function withEachOnce(farm: FarmDocument): FarmDocument {
  const { pastOrders: _past, ...others } = farm;
  const past = pastOrdersOf(farm);
  const { customers, deliveries } = farm;
  return {
    ...others,
    ...(past.length > 0 && { pastOrders: past }),
    ...(customers && { customers: joinCustomers(customers) }),
    ...(deliveries && { deliveries: mapRecords(deliveries, withReturnsInRange) }),
  };
}

/** An order that was deleted here and edited there is there: its past is its own again. */
function pastOrdersOf(farm: FarmDocument): readonly PastOrder[] {
  const listed = new Set(storedRecords(farm).map(({ id }) => id));
  return filterRecords(farm.pastOrders ?? [], ({ id }) => !listed.has(id));
}

function withReturnsInRange(delivery: Delivery): Delivery {
  const lines = mapRecords(delivery.lines, (line) => {
    const returned = Math.min(line.returned, line.packed);
    const { back: _back, ...rest } = line;
    const back = Math.min(line.back ?? 0, returned);
    const isInRange = returned === line.returned && back === (line.back ?? 0);
    return isInRange ? line : { ...rest, returned, ...(back > 0 && { back }) };
  });
  return lines === delivery.lines ? delivery : { ...delivery, lines };
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
  const missing = varietiesWithoutProduct(varieties, following);
  if (missing.length === 0) return following;
  // A product that stands in for a lost one must be the same on every device.
  return [...following, ...missing.map((variety) => singleProductOf(variety, UNKNOWN_INSTANT))];
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
  const place = {
    slice: 'products',
    entityId: product.id,
    label: `Product ${product.name}`,
    path: ['components'],
  };
  const later = context.later(place);
  const keptSide = [later, otherSide(later)].find((side) =>
    isMixComplete(side === 'local' ? local : remote),
  );
  if (keptSide === undefined) return product;
  const [kept, lost] = keptSide === 'local' ? [local, remote] : [remote, local];
  context.unnote(place.slice, place.entityId, 'components');
  context.note('field', place, { kept, lost, keptSide });
  return { ...product, components: kept };
}

/** Steps of two sides together may plant or harvest twice. */
function repairSteps(farms: Sides<FarmDocument>, variety: Variety): Variety {
  const isOfOneSide = [farms.local, farms.remote].some((farm) => {
    const own = farm.varieties.find(({ id }) => id === variety.id);
    return own?.daysToHarvest === variety.daysToHarvest && sameValue(own.steps, variety.steps);
  });
  if (isOfOneSide) return variety;
  const { daysToHarvest } = variety;
  const plant = variety.steps.find(({ type }) => type === 'PLANT');
  const harvest = variety.steps.find(({ type }) => type === 'HARVEST');
  const steps = variety.steps
    .filter((step) => step.type !== 'PLANT' || step === plant)
    .filter((step) => step.type !== 'HARVEST' || step === harvest)
    .map((step) => onDay(step, harvest, daysToHarvest));
  return sameValue(steps, variety.steps) ? variety : { ...variety, steps };
}

function onDay(step: GrowStep, harvest: GrowStep | undefined, daysToHarvest: number): GrowStep {
  if (step !== harvest) return step;
  return { ...step, dayStart: daysToHarvest, dayEnd: daysToHarvest };
}
