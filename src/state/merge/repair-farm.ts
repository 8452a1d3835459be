import { choosePrimarySoil } from '#domain/catalog/materials/primary-soil.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';
import { isLoadAhead, type DryLoad } from '#domain/drying/dry-load.ts';
import { joinCustomers } from '#domain/customers/join-customers.ts';
import { storedRecords } from '#domain/orders/stored-order.ts';
import { mapRecords, filterRecords } from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue, withList } from '../document/farm-document.ts';
import { dropDeleted } from './deletes/drop-deleted.ts';
import type { MergeContext, Sides } from './merge-context.ts';
import { repairProducts } from './repair-products.ts';
import { settleDeliveries, withReturnsInRange } from './settle-deliveries.ts';

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
  const products = repairProducts(farms, merged.products, varieties, context);
  const { soilMaterialId } = merged.catalog.soilConfig;
  const catalog = choosePrimarySoil(merged.catalog, soilMaterialId);
  const repaired = { ...withEachOnce(merged), varieties, products, catalog };
  return settleDeliveries(farms, dropDeleted(farms, settleDryLoads(repaired)), context);
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
function pastOrdersOf(farm: FarmDocument) {
  const listed = new Set(storedRecords(farm).map(({ id }) => id));
  return filterRecords(farm.pastOrders ?? [], ({ id }) => !listed.has(id));
}

/** A load without lines is deleted, and one whose lines are all weighed is done. */
function settleDryLoads(farm: FarmDocument): FarmDocument {
  if (farm.dryLoads === undefined) return farm;
  const filled = filterRecords(farm.dryLoads, ({ lines }) => lines.length > 0);
  return withList(farm, 'dryLoads', mapRecords(filled, doneOnceWeighed));
}

function doneOnceWeighed(load: DryLoad): DryLoad {
  const isWeighed = load.lines.every(({ dryG }) => dryG !== null);
  return isWeighed && isLoadAhead(load) ? { ...load, status: 'DONE' } : load;
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
