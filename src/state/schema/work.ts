import { isIsoDate, UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import {
  LOSS_REASONS,
  TASK_TYPES,
  type HarvestLoss,
  type ScrubInfo,
  type SownTrays,
  type Task,
  type TraysPlantedEntry,
  type TaskRepeat,
  MANUAL_TASK_REPEATS,
} from '#domain/planning/task.ts';
import { sownWithin } from '#domain/seed-lots/seed-lot.ts';
import { type HarvestRecord, harvestRecordId } from '#domain/supply/harvest-record.ts';
import { plantedEntryId } from '#domain/trays/planted-log.ts';
import type {
  ActivePlanting,
  PendingHarvest,
  TrayStatus,
  TrayUsage,
} from '#domain/planning/tray-status.ts';
import { type Field, DERIVED, LATEST, asText, by } from './merge-rule.ts';
import * as a from './field.ts';
import { signature, signatureOf } from './work-mark.ts';
import { asRecord, readOwn, textOrBlank } from '../document/json-record.ts';

/** Repeat rule of a task. An invalid one is dropped. */
const TASK_REPEAT = a.object<TaskRepeat>({
  seriesId: a.neededText(),
  step: a.required(a.choice(MANUAL_TASK_REPEATS, undefined)),
  firstISO: a.neededDay(),
});

const TRAYS = a.whole({ min: 0, or: 0 });

/** A key with a variety, such as `pea|2026-11-20`. It stays as history. */
const NAMES_VARIETY = ['varieties', 'history', { by: 'key' }] as const;

/** Worked out again from the rest after a merge. */
const again = <V>(field: Field<V>) => a.merged(DERIVED, field);

const AGAIN_TRAYS = again(TRAYS);

/** Trays of a planting. Uncounted solid trays are covers and bottoms. */
const TRAY_USAGE = a.object<TrayUsage>({
  withHoles: AGAIN_TRAYS,
  withoutHoles: a.refined(
    again(a.whole({ min: 0, or: undefined })),
    'else covers and bottoms',
    (trays, { topCovers, bottomSolids }: Pick<TrayUsage, 'topCovers' | 'bottomSolids'>) =>
      trays ?? topCovers + bottomSolids,
    ['topCovers', 'bottomSolids'],
  ),
  topCovers: AGAIN_TRAYS,
  bottomSolids: AGAIN_TRAYS,
});

/** Planting the trays belong to. A missing variety or day is in its key. */
const CYCLE = {
  cycleKey: a.reference(again(a.text()), ...NAMES_VARIETY),
  varietyId: a.refined(
    a.reference(again(a.text()), 'varieties', 'history'),
    'else that of its key',
    (id, { cycleKey }: Pick<ActivePlanting, 'cycleKey'>) => id || varietyInKey(cycleKey),
    ['cycleKey'],
  ),
  dateISO: a.refined(
    again(a.day()),
    'else that of its key',
    (dateISO, { cycleKey }: Pick<ActivePlanting, 'cycleKey'>) =>
      dateISO ?? cycleKey.split('|').find(isIsoDate) ?? UNKNOWN_INSTANT.slice(0, 10),
    ['cycleKey'],
  ),
};

export const PLANTING = a.object<ActivePlanting>({ ...CYCLE, usage: TRAY_USAGE });

export const PENDING_HARVEST = a.object<PendingHarvest>({
  ...CYCLE,
  dirtied: TRAY_USAGE,
  released: TRAY_USAGE,
  planting: a.orNull(PLANTING),
});

const PENDING_HARVESTS = a.list<PendingHarvest>('Harvest', PENDING_HARVEST);

export const SCRUB_INFO = a.object<ScrubInfo>({
  dirtyWithHoles: AGAIN_TRAYS,
  dirtyWithoutHoles: AGAIN_TRAYS,
  clearedWithHoles: again(a.whole({ min: 0, or: undefined })),
  clearedWithoutHoles: again(a.whole({ min: 0, or: undefined })),
  clearedHarvests: a.derived(a.optional(PENDING_HARVESTS)),
  completedISO: a.merged(LATEST, a.optionalDay()),
  lastScrubBefore: again(a.workedOut('day or null, or absent')),
});

/** Older words for the kinds of work. */
const TYPE_ALIASES = { GERMINATION: 'GERM', GERM_WEIGHTED: 'GERM' } as const;

export const TASK_TYPE = again(a.choice(TASK_TYPES, 'GENERAL', TYPE_ALIASES));

const optionalAmount = again(a.number({ or: undefined }));

/** Of a planned task only what a grower did with it is merged; the rest is planned again. */
export const TASKS = a.list<Task>(
  'Task',
  {
    id: again(a.ID),
    taskKey: a.grouped(
      'day',
      a.reference(a.workedOut('else by day, kind, variety'), ...NAMES_VARIETY),
    ),
    cycleKey: a.reference(again(a.workedOut('else by its cycle')), ...NAMES_VARIETY),
    type: TASK_TYPE,
    dateISO: a.grouped('day', a.neededDay()),
    done: a.grouped('done', a.flag()),
    skipped: a.grouped(
      'done',
      a.refined(
        a.flag(),
        'of done work; else absent',
        (isSkipped, { done }: Pick<Task, 'done'>) => (done && isSkipped ? true : undefined),
        ['done'],
      ),
    ),
    movedFromISO: a.grouped(
      'day',
      a.refined(
        a.optionalDay(),
        'another than its own',
        (from, { dateISO }: Pick<Task, 'dateISO'>) => (from === dateISO ? undefined : from),
        ['dateISO'],
      ),
    ),
    note: a.notes(),
    title: a.optionalText(),
    trays: again(a.once('count', a.number({ min: 0, or: undefined }))),
    oz: optionalAmount,
    carryUsedOz: optionalAmount,
    varietyId: a.reference(a.optionalText(), 'varieties', 'history'),
    varietyName: again(a.optionalText()),
    soakHours: again(a.number({ min: 0, or: undefined })),
    germMode: again(a.choice(['UNWEIGHTED', 'COVERED'], undefined)),
    orderId: a.reference(again(a.optionalText()), 'orders', 'history'),
    trayUsage: a.derived(a.optional(TRAY_USAGE)),
    special: a.choice(['TRAY_SCRUB'], undefined),
    repeat: a.optional(TASK_REPEAT),
    scrubInfo: a.optional(SCRUB_INFO),
    external: a.opaque(),
    by: a.onlyWhere('done', true, signatureOf('done'), 'of done work only'),
  },
  {
    key: taskIdentity,
    idFrom: (task) => asText(task['taskKey']),
    isQuiet: ({ type, external }) =>
      type !== 'GENERAL' || readOwn(asRecord(external), 'dryLoad') !== undefined,
  },
);

/** The variety in a key of a planting, or in that of one of its tasks. */
function varietyInKey(key: string): string {
  const parts = key.split('|');
  return (parts.length === 2 ? parts[0] : parts[2]) ?? '';
}

/** Planned work is the same work on every device; work written by hand is known by its id. */
export function taskIdentity(task: {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly taskKey?: unknown;
}): string {
  return textOrBlank(task.type === 'GENERAL' ? task.id : (task.taskKey ?? task.id));
}

/** Source of recorded planted trays: their tasks or by hand. */
export const PLANTED_SOURCE = a.refined(
  a.choice(['task', 'manual'], undefined),
  'else task when it names tasks, or manual',
  (source, { taskIds }: Pick<TraysPlantedEntry, 'taskIds'>) =>
    source ?? (taskIds.length > 0 ? 'task' : 'manual'),
  ['taskIds'],
);

/** Sown trays by seed lot. A lot appears once, and never with more trays than were planted. */
export const SOWN_TRAYS = a.list<SownTrays>(
  'Seed lot',
  {
    txnId: a.reference(a.neededText(), 'seedsInventory', 'keep'),
    trays: TRAYS,
  },
  { key: by('txnId') },
);

export const TRAYS_PLANTED_LOG = a.list<TraysPlantedEntry>(
  'Planted trays',
  a.object<TraysPlantedEntry>(
    {
      id: a.ID,
      dateISO: a.neededDay(),
      varietyId: a.reference(a.text(), 'varieties', 'history'),
      trays: a.grouped('count', TRAYS),
      expectedTrays: a.grouped('count', TRAYS),
      note: a.notes(),
      recordedAtISO: a.grouped('count', a.instant()),
      taskIds: a.reference(a.texts(), ...NAMES_VARIETY),
      source: a.grouped('count', PLANTED_SOURCE),
      seedLots: a.grouped(
        'count',
        a.leftOutWhenEmpty(
          SOWN_TRAYS,
          'each once; absent when there is none',
          (lines, { trays }: Pick<TraysPlantedEntry, 'trays'>) => sownWithin(lines, trays),
          ['trays'],
        ),
      ),
      by: signatureOf('count'),
    },
    { latestBy: { count: 'recordedAtISO' } },
  ),
  {
    key: by('dateISO', 'varietyId'),
    idFrom: (entry) => plantedEntryId(asText(entry['dateISO']), asText(entry['varietyId'])),
  },
);

export const HARVEST_LOSSES = a.list<HarvestLoss>(
  'Harvest loss',
  {
    id: a.ID,
    dateISO: a.neededDay(),
    varietyId: a.reference(a.text(), 'varieties', 'history'),
    qty: a.whole({ min: 1, or: 1 }),
    reason: a.optionalChoice(LOSS_REASONS, 'OTHER'),
    cycleKey: a.reference(a.optionalText(), ...NAMES_VARIETY),
    note: a.notes(),
    atISO: a.instant(),
    by: signature(),
  },
  { prefix: 'loss' },
);

export const HARVEST_LOG = a.list<HarvestRecord>(
  'Harvest weight',
  {
    id: a.ID,
    cycleKey: a.reference(a.text(), ...NAMES_VARIETY),
    varietyId: a.reference(a.neededText(), 'varieties', 'history'),
    dateISO: a.neededDay(),
    plantedISO: a.day(),
    trays: TRAYS,
    weightOz: a.number({ min: 0, or: 0 }),
    quality: a.choice(['GOOD', 'FAIR', 'POOR'], undefined),
    note: a.notes(),
    recordedAtISO: a.stamp(),
    by: signature(),
  },
  { idFrom: (record) => harvestRecordId(asText(record['cycleKey'])) },
);

/** Trays follow from the work that is done, see `mergeTrays`. */
export const TRAY_STATUS = a.object<TrayStatus>(
  {
    dirtyWithHoles: AGAIN_TRAYS,
    dirtyWithoutHoles: AGAIN_TRAYS,
    inUseWithHoles: AGAIN_TRAYS,
    inUseWithoutHoles: AGAIN_TRAYS,
    inUseTopCovers: AGAIN_TRAYS,
    inUseBottomSolids: AGAIN_TRAYS,
    activePlantings: a.derived(a.list<ActivePlanting>('Planting', PLANTING)),
    pendingHarvests: a.derived(PENDING_HARVESTS),
    scrubTaskId: again(a.workedOut('id of an open scrub; else null')),
    scrubTaskCreatedAt: again(a.optionalInstant(null)),
    lastScrubCompletedAt: a.merged(LATEST, a.day()),
  },
  { label: 'Trays' },
);
