import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument, Meta } from '../document/farm-document.ts';
import { FARM_SCHEMA, META } from '../schema/farm-schema.ts';
import { cleanFarmSteps, cleanJson } from './clean-json.ts';
import { cachedNormalized, cacheNormalized } from './normalized-cache.ts';
import { CAPACITY_PARTS, readCapacity } from './slices/read-capacity.ts';
import { readCatalog } from './slices/read-catalog.ts';
import { plantedLogSteps, readHarvestLog, seedTransactionSteps } from './slices/read-farm-log.ts';
import { moveJournal } from './read-journal.ts';
import {
  readDeliveryChanges,
  knownTargets,
  readTarget,
  type KnownTargets,
} from './slices/read-order-items.ts';
import { readPastOrders, storedOrderSteps } from './slices/read-orders.ts';
import { readDryLoads } from './slices/read-dry-loads.ts';
import { readProducts } from './slices/read-products.ts';
import { readObject, readList } from './read-record.ts';
import { readSettings } from './slices/read-settings.ts';
import { listRecords } from './read-records.ts';
import { readDeliveries, readPrices } from './slices/read-sales.ts';
import { readTaskHistory } from './slices/read-task-history.ts';
import { taskSteps } from './slices/read-tasks.ts';
import { readSyncMeta } from './slices/read-sync-meta.ts';
import { readTrayStatus } from './slices/read-tray-status.ts';
import { readVarieties } from './slices/read-varieties.ts';
import type { DemandRecord } from '#domain/orders/order.ts';
import { DEMAND_RECORDS, RECURRING, SINGLE } from '../schema/orders.ts';
import { asRecord, isRecord, type JsonRecord } from '../document/json-record.ts';

/**
 * Reads a farm from any value: from this device, the service or a file.
 *
 * Missing and unreadable fields get defaults; unknown fields stay. Idempotent. Never throws. Write stamps stay,
 * because reading isn't an edit.
 */
export function normalizeFarm(value: unknown): FarmDocument {
  return runToCompletion(normalizeSteps(value));
}

/** Normalizes in steps. A farm of several years has a hundred thousand tasks. */
export function* normalizeSteps(value: unknown): Incremental<FarmDocument> {
  const given = asRecord(value);
  const before = cachedNormalized(given);
  return before === null ? cacheNormalized(yield* readFarm(given)) : withLooseParts(before, given);
}

function withLooseParts(farm: FarmDocument, given: JsonRecord): FarmDocument {
  return {
    ...farm,
    meta: readMeta(asRecord(cleanJson(given.meta))),
    settings: readSettings(cleanJson(given.settings)),
  };
}

function* readFarm(value: JsonRecord): Incremental<FarmDocument> {
  const source = yield* cleanFarmSteps(value);
  const { varieties, rest: journal } = moveJournal(source.journal, readVarieties(source.varieties));
  yield;
  const products = readProducts(source.products, varieties);
  yield;
  const known = knownTargets({ products, varieties });
  const tasks = yield* readAllTasks(source, varieties);
  yield;
  // The other lists that grow with the years.
  const orders = yield* storedOrderSteps(source.orders, known);
  const recurring = readList(RECURRING, source.recurring);
  const single = readList(SINGLE, source.single);
  yield;
  const seedsInventory = yield* seedTransactionSteps(source.seedsInventory);
  yield;
  const traysPlantedLog = yield* plantedLogSteps(source.traysPlantedLog);
  yield;
  return readObject(FARM_SCHEMA, withoutParts({ ...source, journal }, adoptedParts(source)), {
    meta: readMeta(asRecord(source.meta)),
    varieties,
    products,
    recurring,
    single,
    orders,
    tasks,
    seedsInventory,
    settings: readSettings(source.settings),
    catalog: readCatalog(source.catalog),
    trayStatus: readTrayStatus(source.trayStatus, tasks),
    traysPlantedLog,
    capacity: readCapacity(source.capacity, source),
    demandRecords: readDemandRecords(source.demandRecords, known),
    pastOrders: readPastOrders(source.pastOrders, known, { orders, recurring, single }),
    harvestLog: readHarvestLog(source.harvestLog),
    deliveryChanges: readDeliveryChanges(source.deliveryChanges, known),
    prices: readPrices(source.prices),
    deliveries: readDeliveries(source.deliveries, known),
    dryLoads: readDryLoads(source.dryLoads),
  });
}

/** The tasks with those of the history among them, where they were before they moved there. */
function* readAllTasks(
  source: JsonRecord,
  varieties: readonly Variety[],
): Incremental<readonly Task[]> {
  const history = readTaskHistory(source.taskHistory).tasks;
  if (history.length === 0) return yield* taskSteps(source.tasks, varieties);
  // The tasks come last: of two that are both open, what the farm itself says counts.
  const all = yield* taskSteps([...history, ...listRecords(source.tasks)], varieties);
  return all.toSorted(compareTasks);
}

function withoutParts(source: JsonRecord, parts: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(source).filter(([name]) => !parts.includes(name)));
}

/** Parts that moved into the capacity. */
function adoptedParts(source: JsonRecord): readonly string[] {
  const capacity = asRecord(source.capacity);
  return CAPACITY_PARTS.filter((part) => (capacity[part] ?? null) === null);
}

function readMeta(source: JsonRecord): Meta {
  return readObject(META, source, {
    version: 2,
    sync: isRecord(source.sync) ? readSyncMeta(source.sync) : undefined,
  });
}

/** Expected sales; each names one thing at most. */
function readDemandRecords(value: unknown, known: KnownTargets): DemandRecord[] {
  return readList(DEMAND_RECORDS, value, (source) => {
    const { productId, varietyId } = readTarget(source, known);
    return { productId: productId === '' ? undefined : productId, varietyId };
  });
}
