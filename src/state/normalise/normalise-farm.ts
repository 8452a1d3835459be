import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument, Meta } from '../document/farm-document.ts';
import { COST_HISTORY, MARKETS } from '../schema/orders.ts';
import { HARVEST_LOSSES } from '../schema/work.ts';
import { cleanJson } from './clean-json.ts';
import { readNumber } from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { readAlchemy } from './read-alchemy.ts';
import { farmReadBefore, rememberRead } from './read-before.ts';
import { readBufferSettings } from './read-buffer-settings.ts';
import { CAPACITY_PARTS, readCapacity } from './read-capacity.ts';
import { readCatalog } from './read-catalog.ts';
import { readDeliveryChanges } from './read-delivery-changes.ts';
import { readHarvestLog, readSeedTransactions, readTraysPlantedLog } from './read-farm-log.ts';
import { moveJournal } from './read-journal.ts';
import { readDemandRecords } from './read-demand-records.ts';
import { readStoredOrders, readRecurring, readSingles } from './read-orders.ts';
import { readProducts } from './read-products.ts';
import { readList } from './read-record.ts';
import { readSettings } from './read-settings.ts';
import { listRecords } from './read-records.ts';
import { readTaskHistory } from './read-task-history.ts';
import { readTasks } from './read-tasks.ts';
import { readStamp } from './read-time.ts';
import { readSyncMeta } from './read-sync-meta.ts';
import { readTrayStatus } from './read-tray-status.ts';
import { readVarieties } from './read-varieties.ts';
import { settle } from './settle.ts';

/** Slices that only the running app has; they do not belong to a stored farm. */
const RUN_TIME_SLICES = ['planner'];

/** Work of long ago, see `compactFarm`: it moves back among the tasks. */
const FOLDED_SLICE = 'taskHistory';

/**
 * A farm from any value that claims to be one: from this device, from the service or from a file.
 *
 * What is missing or unreadable gets its default, what is unknown stays. Reading a farm that was
 * read before changes nothing, no value whatsoever makes it fail, and nothing counts as a change by
 * the grower: the write stamps stay.
 */
export function normaliseFarm(value: unknown): FarmDocument {
  const given = asRecord(value);
  const before = farmReadBefore(given);
  return before === null ? rememberRead(readFarm(given)) : withLooseParts(before, given);
}

function withLooseParts(farm: FarmDocument, given: JsonRecord): FarmDocument {
  return {
    ...farm,
    meta: readMeta(asRecord(cleanJson(given.meta))),
    settings: readSettings(cleanJson(given.settings)),
  };
}

function readFarm(value: JsonRecord): FarmDocument {
  const source = asRecord(cleanJson(value));
  const { varieties, rest: journal } = moveJournal(source.journal, readVarieties(source.varieties));
  const products = readProducts(source.products, varieties);
  const known = {
    productIds: new Set(products.map(({ id }) => id)),
    varietyIds: new Set(varieties.map(({ id }) => id)),
  };
  const tasks = readAllTasks(source, varieties);
  return settle<FarmDocument>(
    { ...source, journal },
    {
      meta: readMeta(asRecord(source.meta)),
      varieties,
      products,
      recurring: readRecurring(source.recurring),
      single: readSingles(source.single),
      orders: readStoredOrders(source.orders, known),
      tasks,
      seedsInventory: readSeedTransactions(source.seedsInventory),
      settings: readSettings(source.settings),
      catalog: readCatalog(source.catalog),
      batchSettings: readBufferSettings(source.batchSettings),
      trayStatus: readTrayStatus(source.trayStatus, tasks),
      traysPlantedLog: readTraysPlantedLog(source.traysPlantedLog),
      harvestLosses: readList(HARVEST_LOSSES, source.harvestLosses),
      capacity: readCapacity(source.capacity, source),
      markets: readList(MARKETS, source.markets),
      demandRecords: readDemandRecords(source.demandRecords, known),
      alchemy: readAlchemy(source.alchemy),
      costHistory: isCollection(source.costHistory)
        ? readList(COST_HISTORY, source.costHistory)
        : undefined,
      harvestLog: readHarvestLog(source.harvestLog),
      deliveryChanges: readDeliveryChanges(source.deliveryChanges),
    },
    [...RUN_TIME_SLICES, FOLDED_SLICE, ...adoptedParts(source)],
  );
}

/** The tasks with those of the history among them, where they were before they moved there. */
function readAllTasks(source: JsonRecord, varieties: readonly Variety[]): readonly Task[] {
  const history = readTaskHistory(source[FOLDED_SLICE]).tasks;
  if (history.length === 0) return readTasks(source.tasks, varieties);
  // The tasks come last: of two that are both open, what the farm itself says counts.
  return readTasks([...history, ...listRecords(source.tasks)], varieties).sort(compareTasks);
}

/** Parts of the capacity that were kept beside it and have moved in. */
function adoptedParts(source: JsonRecord): readonly string[] {
  const capacity = asRecord(source.capacity);
  return CAPACITY_PARTS.filter((part) => (capacity[part] ?? null) === null);
}

function readMeta(source: JsonRecord): Meta {
  return settle<Meta>(source, {
    version: 2,
    lastWriteAt: readStamp(source.lastWriteAt),
    catalogUpdatedAt: readStamp(source.catalogUpdatedAt),
    schema: readNumber(source.schema, undefined),
    sync: isRecord(source.sync) ? readSyncMeta(source.sync) : undefined,
  });
}

function isCollection(value: unknown): boolean {
  return Array.isArray(value) || isRecord(value);
}
