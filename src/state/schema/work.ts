import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { HarvestLoss, ScrubInfo, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { harvestRecordId } from '#domain/supply/harvest-record.ts';
import { plantedEntryId } from '#domain/trays/planted-log.ts';
import type { ActivePlanting, PendingHarvest, TrayStatus } from '#domain/trays/tray-status.ts';
import {
  DERIVED,
  LATEST,
  SCALAR,
  TEXT,
  UNKNOWN,
  asText,
  by,
  derived,
  fields,
  keyOf,
  part,
  records,
  reference,
} from './merge-rule.ts';

const VARIETY = derived(reference('varieties', 'history'));
const CYCLE_KEY = keyOf('varieties', DERIVED);

const PLANTING = fields<ActivePlanting>({
  cycleKey: CYCLE_KEY,
  varietyId: VARIETY,
  dateISO: DERIVED,
  usage: DERIVED,
});

const HARVESTS = records<PendingHarvest>('Harvest', {
  cycleKey: CYCLE_KEY,
  varietyId: VARIETY,
  dateISO: DERIVED,
  dirtied: DERIVED,
  released: DERIVED,
  planting: PLANTING,
});

const SCRUB_INFO = fields<ScrubInfo>({
  dirtyWithHoles: DERIVED,
  dirtyWithoutHoles: DERIVED,
  clearedWithHoles: DERIVED,
  clearedWithoutHoles: DERIVED,
  clearedHarvests: derived(HARVESTS),
  completedISO: LATEST,
  lastScrubBefore: DERIVED,
});

/** Of a planned task only what a grower did with it is merged; the rest is planned again. */
export const TASKS = records<Task>(
  'Task',
  {
    id: DERIVED,
    taskKey: part('day', keyOf('varieties')),
    cycleKey: CYCLE_KEY,
    type: DERIVED,
    dateISO: part('day'),
    movedFromISO: part('day'),
    done: part('done'),
    skipped: part('done'),
    note: TEXT,
    title: SCALAR,
    trays: DERIVED,
    oz: DERIVED,
    carryUsedOz: DERIVED,
    varietyId: reference('varieties', 'history'),
    varietyName: DERIVED,
    soakHours: DERIVED,
    germMode: DERIVED,
    orderId: derived(reference('orders', 'history')),
    trayUsage: DERIVED,
    special: SCALAR,
    scrubInfo: SCRUB_INFO,
    external: UNKNOWN,
  },
  { key: taskIdentity, idFrom: (task) => asText(task['taskKey']), isQuiet: true },
);

/** Planned work is the same work on every device; work written by hand is known by its id. */
export function taskIdentity(task: {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly taskKey?: unknown;
}): string {
  const key = task.type === 'GENERAL' ? task.id : (task.taskKey ?? task.id);
  return typeof key === 'string' ? key : '';
}

export const TRAYS_PLANTED_LOG = records<TraysPlantedEntry>(
  'Planted trays',
  fields<TraysPlantedEntry>(
    {
      id: SCALAR,
      dateISO: SCALAR,
      varietyId: reference('varieties', 'history'),
      trays: part('count'),
      expectedTrays: part('count'),
      source: part('count'),
      recordedAtISO: part('count'),
      note: TEXT,
      taskIds: keyOf('varieties', { kind: 'set' }),
    },
    { count: 'recordedAtISO' },
  ),
  {
    key: by('dateISO', 'varietyId'),
    idFrom: (entry) => plantedEntryId(asText(entry['dateISO']), asText(entry['varietyId'])),
  },
);

/** A booking is one amount: two that the app has made for one planting are never mixed. */
export const SEEDS_INVENTORY = records<SeedTransaction>(
  'Seed booking',
  fields<SeedTransaction>(
    {
      id: SCALAR,
      atISO: part('booking'),
      varietyId: reference('varieties', 'history'),
      pounds: part('booking'),
      note: part('booking'),
      meta: part('booking'),
      link: SCALAR,
    },
    { booking: 'atISO' },
  ),
);

export const HARVEST_LOSSES = records<HarvestLoss>('Harvest loss', {
  id: SCALAR,
  dateISO: SCALAR,
  varietyId: reference('varieties', 'history'),
  qty: SCALAR,
  reason: SCALAR,
  cycleKey: keyOf('varieties'),
  note: TEXT,
  atISO: SCALAR,
});

export const HARVEST_LOG = records<HarvestRecord>(
  'Harvest weight',
  {
    id: SCALAR,
    cycleKey: keyOf('varieties'),
    varietyId: reference('varieties', 'history'),
    dateISO: SCALAR,
    plantedISO: SCALAR,
    trays: SCALAR,
    weightOz: SCALAR,
    quality: SCALAR,
    note: TEXT,
    recordedAtISO: LATEST,
  },
  { idFrom: (record) => harvestRecordId(asText(record['cycleKey'])) },
);

/** Trays follow from the work that is done, see `mergeTrays`. */
export const TRAY_STATUS = fields<TrayStatus>({
  dirtyWithHoles: DERIVED,
  dirtyWithoutHoles: DERIVED,
  inUseWithHoles: DERIVED,
  inUseWithoutHoles: DERIVED,
  inUseTopCovers: DERIVED,
  inUseBottomSolids: DERIVED,
  activePlantings: derived(records<ActivePlanting>('Planting', PLANTING)),
  pendingHarvests: derived(HARVESTS),
  scrubTaskId: DERIVED,
  scrubTaskCreatedAt: DERIVED,
  lastScrubCompletedAt: LATEST,
});
