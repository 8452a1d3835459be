import { joinCustomers } from '#domain/customers/join-customers.ts';
import * as a from './field.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { LATEST } from './merge-rule.ts';
import { ALCHEMY } from './alchemy.ts';
import { CATALOG, PRODUCTS } from './catalog.ts';
import { VARIETIES } from './crops.ts';
import { BUFFER_SETTINGS, CAPACITY, SETTINGS } from './settings.ts';
import {
  COST_HISTORY,
  DEMAND_RECORDS,
  MARKETS,
  ORDERS,
  PAST_ORDERS,
  RECURRING,
  SINGLE,
} from './orders.ts';
import { DELIVERY_CHANGES } from './delivery-changes.ts';
import { INVOICES, PAYMENTS } from './invoices.ts';
import { DRY_LOADS } from './dry-loads.ts';
import { PURCHASES } from './purchases.ts';
import { CUSTOMERS, DELIVERIES, PRICES } from './sales.ts';
import { SEEDS_INVENTORY } from './seeds.ts';
import { HARVEST_LOG, HARVEST_LOSSES, TASKS, TRAYS_PLANTED_LOG, TRAY_STATUS } from './work.ts';

export const META = a.object<FarmDocument['meta']>({
  version: a.workedOut('2'),
  lastWriteAt: a.millis(),
  catalogUpdatedAt: a.millis(),
  schema: a.merged(LATEST, a.number({ or: undefined })),
  // Merged by itself, see `mergeSyncMeta`.
  sync: a.workedOut('an object, or absent'),
});

/** Slices that only the running app has, and work of long ago that moves back among the tasks, see `compactFarm`. */
const RETIRED = ['planner', 'taskHistory'];

/** Schema of a farm, complete by type. Reading, merging, deleting and the data contract follow from it. */
export const FARM_SCHEMA = a.object<FarmDocument>(
  {
    meta: META,
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
    pastOrders: a.leftOutWhenEmpty(PAST_ORDERS),
    costHistory: a.optional(COST_HISTORY),
    harvestLog: a.optional(HARVEST_LOG),
    deliveryChanges: a.leftOutWhenEmpty(DELIVERY_CHANGES, 'absent when nothing was'),
    customers: a.leftOutWhenEmpty(
      CUSTOMERS,
      'each name once; absent when there is none',
      joinCustomers,
    ),
    prices: a.leftOutWhenEmpty(PRICES),
    deliveries: a.leftOutWhenEmpty(DELIVERIES, 'one of each event; absent when there is none'),
    dryLoads: a.leftOutWhenEmpty(DRY_LOADS),
    purchases: a.leftOutWhenEmpty(PURCHASES),
    invoices: a.leftOutWhenEmpty(INVOICES),
    payments: a.leftOutWhenEmpty(PAYMENTS),
  },
  { retired: RETIRED },
);
