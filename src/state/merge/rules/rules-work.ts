import type { AutoSeedUsage, SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { HarvestLoss, ScrubInfo, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import type { TrayStatus } from '#domain/trays/tray-status.ts';
import {
  DERIVED,
  LATEST,
  SCALAR,
  TEXT,
  UNKNOWN,
  by,
  fields,
  part,
  records,
  reference,
} from './merge-rule.ts';

const SCRUB_INFO = fields<ScrubInfo>({
  dirtyWithHoles: DERIVED,
  dirtyWithoutHoles: DERIVED,
  clearedWithHoles: DERIVED,
  clearedWithoutHoles: DERIVED,
  clearedHarvests: DERIVED,
  completedISO: LATEST,
  lastScrubBefore: DERIVED,
});

/** Of a planned task only what a grower did with it is merged; the rest is planned again. */
export const TASKS = records<Task>(
  'Task',
  {
    id: DERIVED,
    taskKey: part('day'),
    cycleKey: DERIVED,
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
    varietyId: reference('varieties'),
    varietyName: DERIVED,
    soakHours: DERIVED,
    germMode: DERIVED,
    orderId: DERIVED,
    trayUsage: DERIVED,
    special: SCALAR,
    scrubInfo: SCRUB_INFO,
    external: UNKNOWN,
  },
  { key: taskIdentity, isQuiet: true },
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
      varietyId: reference('varieties'),
      trays: part('count'),
      expectedTrays: part('count'),
      source: part('count'),
      recordedAtISO: part('count'),
      note: TEXT,
      taskIds: { kind: 'set' },
    },
    { count: 'recordedAtISO' },
  ),
  { key: by('dateISO', 'varietyId') },
);

export const SEEDS_INVENTORY = records<SeedTransaction>('Seed booking', {
  id: SCALAR,
  atISO: SCALAR,
  varietyId: reference('varieties'),
  pounds: SCALAR,
  note: TEXT,
  meta: fields<AutoSeedUsage>({
    type: SCALAR,
    dateISO: SCALAR,
    deltaTrays: SCALAR,
    gramsPerTray: SCALAR,
  }),
  link: SCALAR,
});

export const HARVEST_LOSSES = records<HarvestLoss>('Harvest loss', {
  id: SCALAR,
  dateISO: SCALAR,
  varietyId: reference('varieties'),
  qty: SCALAR,
  reason: SCALAR,
  cycleKey: SCALAR,
  note: TEXT,
  atISO: SCALAR,
});

export const HARVEST_LOG = records<HarvestRecord>('Harvest weight', {
  id: SCALAR,
  cycleKey: SCALAR,
  varietyId: reference('varieties'),
  dateISO: SCALAR,
  plantedISO: SCALAR,
  trays: SCALAR,
  weightOz: SCALAR,
  quality: SCALAR,
  note: TEXT,
  recordedAtISO: LATEST,
});

/** Trays follow from the work that is done, see `mergeTrays`. */
export const TRAY_STATUS = fields<TrayStatus>({
  dirtyWithHoles: DERIVED,
  dirtyWithoutHoles: DERIVED,
  inUseWithHoles: DERIVED,
  inUseWithoutHoles: DERIVED,
  inUseTopCovers: DERIVED,
  inUseBottomSolids: DERIVED,
  activePlantings: DERIVED,
  pendingHarvests: DERIVED,
  scrubTaskId: DERIVED,
  scrubTaskCreatedAt: DERIVED,
  lastScrubCompletedAt: LATEST,
});
