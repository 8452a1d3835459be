import type { SliceName } from '../document/farm-document.ts';

/** How a slice is stored: records, or one object of fields. */
type SliceShape = 'records' | 'fields';

/** Every slice a backup may carry. */
const SLICE_SHAPES: Readonly<Record<SliceName, SliceShape>> = {
  varieties: 'records',
  products: 'records',
  recurring: 'records',
  single: 'records',
  orders: 'records',
  tasks: 'records',
  seedsInventory: 'records',
  settings: 'fields',
  catalog: 'fields',
  batchSettings: 'fields',
  trayStatus: 'fields',
  traysPlantedLog: 'records',
  harvestLosses: 'records',
  capacity: 'fields',
  markets: 'records',
  demandRecords: 'records',
  alchemy: 'fields',
  costHistory: 'records',
  harvestLog: 'records',
  deliveryChanges: 'records',
  customers: 'records',
  prices: 'records',
  deliveries: 'records',
  dryLoads: 'records',
};

/** Names of all slices, in the order of the document. */
// `Object.keys` forgets the names of the record it was given.
export const SLICE_NAMES = Object.keys(SLICE_SHAPES) as readonly SliceName[];

export function holdsRecords(slice: SliceName): boolean {
  return SLICE_SHAPES[slice] === 'records';
}
