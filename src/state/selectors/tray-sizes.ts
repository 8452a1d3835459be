import { createSelector } from 'reselect';
import { sizeCounts, type SizeCounts } from '#domain/capacity/size-counts.ts';
import type { TraySize } from '#domain/catalog/catalog.ts';
import { STANDARD_SIZE, STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { listTraysOut, type TraysOut } from '#domain/deliveries/trays-out.ts';
import { traysOutOf } from '#domain/orders/delivery.ts';
import { byId } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectTrayAvailability } from './capacity.ts';
import { selectPartsOf, WHAT_IS_ORDERED } from './parts-of-farm.ts';

/** A size of tray with its counts; null where it leaves for good. */
export interface SizeRow {
  readonly size: TraySize;
  readonly counts: Pick<SizeCounts, 'owned' | 'growing' | 'out' | 'free'> | null;
}

/** The sizes of trays, the 1020 first: of it those with holes count. */
export const selectSizeRows: (farm: FarmDocument) => readonly SizeRow[] = createSelector(
  selectTrayAvailability,
  (farm: FarmDocument) => farm.capacity.trayInventory.withHoles,
  selectPartsOf('varieties', 'tasks', 'traysPlantedLog', 'catalog', 'deliveries'),
  ({ withHoles }, owned, farm) => {
    const counts = byId(sizeCounts(farm));
    const out = traysOutOf(farm, STANDARD_SIZE_ID);
    const standard = { owned, growing: withHoles.inUse, out, free: withHoles.clean };
    return [
      { size: STANDARD_SIZE, counts: standard },
      ...(farm.catalog.traySizes ?? []).map((size: TraySize) => ({
        size,
        counts: counts.get(size.id) ?? null,
      })),
    ];
  },
);

export const selectTraysOut: (farm: FarmDocument) => readonly TraysOut[] = createSelector(
  selectPartsOf(...WHAT_IS_ORDERED, 'deliveries'),
  listTraysOut,
);
