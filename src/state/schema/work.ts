import type { AutoSeedUsage, SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { LOSS_REASONS } from '#domain/planning/task.ts';
import type { HarvestLoss, ScrubInfo, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { harvestRecordId } from '#domain/supply/harvest-record.ts';
import { plantedEntryId } from '#domain/trays/planted-log.ts';
import type { ActivePlanting, PendingHarvest, TrayStatus } from '#domain/trays/tray-status.ts';
import {
  ID,
  choice,
  day,
  instant,
  link,
  list,
  naming,
  needed,
  notes,
  number,
  object,
  optionalChoice,
  optionalText,
  stamp,
  text,
  texts,
  together,
  whole,
  workedOut,
} from './field.ts';
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
/** A number of trays. */
const TRAYS = whole({ min: 0, or: 0 });

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
  {
    key: taskIdentity,
    idFrom: (task) => asText(task['taskKey']),
    isQuiet: ({ type }) => type !== 'GENERAL',
  },
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

/** A key with the variety of a planting in it, as `pea|2026-11-20`: it tells what was. */
const NAMES_VARIETY = ['varieties', 'history', { by: 'key' }] as const;

export const TRAYS_PLANTED_LOG = list<TraysPlantedEntry>(
  'Planted trays',
  object<TraysPlantedEntry>(
    {
      id: ID,
      dateISO: needed(day()),
      varietyId: naming(text(), 'varieties', 'history'),
      trays: together('count', TRAYS),
      expectedTrays: together('count', TRAYS),
      note: notes(),
      recordedAtISO: together('count', instant()),
      taskIds: naming(texts(), ...NAMES_VARIETY),
      source: together('count', workedOut('task or manual; by hand when it names no task')),
    },
    { latestBy: { count: 'recordedAtISO' } },
  ),
  {
    key: by('dateISO', 'varietyId'),
    idFrom: (entry) => plantedEntryId(asText(entry['dateISO']), asText(entry['varietyId'])),
  },
);

export const SEED_MARK = object<AutoSeedUsage>({
  type: choice(['AUTO_SEED_USAGE'], 'AUTO_SEED_USAGE'),
  dateISO: needed(day()),
  deltaTrays: number({ or: 0 }),
  gramsPerTray: number({ or: 0 }),
});

/** A booking is one amount: two that the app has made for one planting are never mixed. */
export const SEEDS_INVENTORY = list<SeedTransaction>(
  'Seed booking',
  object<SeedTransaction>(
    {
      id: ID,
      atISO: together('booking', instant()),
      varietyId: naming(text(), 'varieties', 'history'),
      pounds: together('booking', number({ or: 0 })),
      note: together('booking', text()),
      meta: together('booking', workedOut('the mark of seed booked by the app, or absent')),
      link: link(undefined),
    },
    { latestBy: { booking: 'atISO' } },
  ),
  { prefix: 'seed' },
);

export const HARVEST_LOSSES = list<HarvestLoss>(
  'Harvest loss',
  {
    id: ID,
    dateISO: needed(day()),
    varietyId: naming(text(), 'varieties', 'history'),
    qty: whole({ min: 1, or: 1 }),
    reason: optionalChoice(LOSS_REASONS, 'OTHER'),
    cycleKey: naming(optionalText(), ...NAMES_VARIETY),
    note: notes(),
    atISO: instant(),
  },
  { prefix: 'loss' },
);

export const HARVEST_LOG = list<HarvestRecord>(
  'Harvest weight',
  {
    id: ID,
    cycleKey: naming(text(), ...NAMES_VARIETY),
    varietyId: naming(needed(text()), 'varieties', 'history'),
    dateISO: needed(day()),
    plantedISO: day(),
    trays: TRAYS,
    weightOz: number({ min: 0, or: 0 }),
    quality: choice(['GOOD', 'FAIR', 'POOR'], undefined),
    note: notes(),
    recordedAtISO: stamp(),
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
