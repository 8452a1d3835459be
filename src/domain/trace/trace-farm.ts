import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { blankVariety } from '#domain/catalog/varieties/blank-variety.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import type { SwapChange } from '#domain/orders/delivery-change.ts';
import type { PriceSources } from '#domain/prices/price-book.ts';
import { isSeedLot } from '../seed-lots/seed-lot.ts';
import type { SownFarm } from '../seed-lots/lot-left.ts';
import type { SupplyFarm } from '../supply/variety-supply.ts';

export interface TraceFarm
  extends Omit<SupplyFarm, 'seedsInventory' | 'catalog'>, SownFarm, PriceSources {
  readonly customers?: readonly Customer[] | undefined;
  readonly alchemy: Pick<Alchemy, 'orders' | 'products'>;
  readonly catalog: Pick<Catalog, 'materials' | 'seedsByVariety' | 'traySizes'>;
}

/** What is left of a variety that is gone: its batches keep its id. */
export function goneVariety(id: string): Variety {
  return { ...blankVariety(id, id), daysToHarvest: 0, packSizes: [] };
}

type Changed = Pick<TraceFarm, 'deliveryChanges'>;

export function swapsOf({ deliveryChanges = [] }: Changed): readonly SwapChange[] {
  return deliveryChanges.filter((change) => change.kind === 'SWAP');
}

export function swapsOfDelivery(farm: Changed, orderId: string, dateISO: string) {
  return swapsOf(farm).filter((swap) => swap.orderId === orderId && swap.dateISO === dateISO);
}

/** Some varieties, and those that were given instead of them. */
export function withGivenInstead(varietyIds: readonly string[], swaps: readonly SwapChange[]) {
  const own = new Set(varietyIds);
  const given = swaps.filter(({ varietyId }) => own.has(varietyId));
  return new Set([...own, ...given.map(({ toVarietyId }) => toVarietyId)]);
}

/** Checks whether a farm traces: it has a seed lot, or wrote down from which batches a delivery was cut. */
export function isTracing(farm: {
  readonly seedsInventory: readonly SeedTransaction[];
  readonly deliveries?: readonly Delivery[] | undefined;
}): boolean {
  return (
    farm.seedsInventory.some(isSeedLot) ||
    (farm.deliveries ?? []).some(({ sent }) => sent?.parts !== undefined)
  );
}
