import type { FarmDocument } from '../document/farm-document.ts';
import type { FieldsRule, RulesFor } from './merge-rule.ts';
import { LATEST, SCALAR, fields } from './merge-rule.ts';
import { ALCHEMY } from './alchemy.ts';
import { CATALOG } from './catalog.ts';
import { PRODUCTS, VARIETIES } from './crops.ts';
import { BUFFER_SETTINGS, CAPACITY, SETTINGS } from './settings.ts';
import {
  COST_HISTORY,
  DELIVERY_CHANGES,
  DEMAND_RECORDS,
  MARKETS,
  ORDERS,
  RECURRING,
  SINGLE,
} from './orders.ts';
import {
  HARVEST_LOG,
  HARVEST_LOSSES,
  SEEDS_INVENTORY,
  TASKS,
  TRAYS_PLANTED_LOG,
  TRAY_STATUS,
} from './work.ts';

/**
 * How every part of a farm is merged, down to the last field.
 *
 * A slice or field that is added to a type and forgotten here does not compile.
 */
const SLICES = {
  meta: fields<FarmDocument['meta']>({
    version: SCALAR,
    lastWriteAt: LATEST,
    catalogUpdatedAt: LATEST,
    schema: LATEST,
    // Merged by itself, see `mergeSyncMeta`.
    sync: SCALAR,
  }),
  varieties: VARIETIES,
  products: PRODUCTS,
  recurring: RECURRING,
  single: SINGLE,
  orders: ORDERS,
  tasks: TASKS,
  seedsInventory: SEEDS_INVENTORY,
  settings: SETTINGS,
  catalog: CATALOG,
  batchSettings: BUFFER_SETTINGS,
  trayStatus: TRAY_STATUS,
  traysPlantedLog: TRAYS_PLANTED_LOG,
  harvestLosses: HARVEST_LOSSES,
  capacity: CAPACITY,
  markets: MARKETS,
  demandRecords: DEMAND_RECORDS,
  alchemy: ALCHEMY,
  costHistory: COST_HISTORY,
  harvestLog: HARVEST_LOG,
  deliveryChanges: DELIVERY_CHANGES,
} as const satisfies RulesFor<FarmDocument>;

/** What a farm is made of, slice by slice; reading, merging, deleting and the data contract follow from it. */
export const FARM_SCHEMA = { kind: 'fields', of: SLICES } as const satisfies FieldsRule;
