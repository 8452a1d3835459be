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
import { sownWithin } from '#domain/seed-lots/sown-trays.ts';
import { type HarvestRecord, harvestRecordId } from '#domain/supply/harvest-record.ts';
import { plantedEntryId } from '#domain/trays/planted-log.ts';
import type {
  ActivePlanting,
  PendingHarvest,
  TrayStatus,
  TrayUsage,
} from '#domain/planning/tray-status.ts';
import { asObject, readOwn } from '../document/document-patch-path.ts';
import * as f from './field.ts';
import { type Field, required, object } from './field.ts';
import * as a from './plain-fields.ts';
import { DERIVED, LATEST, asText, by } from './merge-rule.ts';
import { signature, signatureOf } from './work-mark.ts';

/** Repeat rule of a task. An invalid one is dropped. */
const TASK_REPEAT = object<TaskRepeat>({
  seriesId: required(a.text()),
  step: required(a.choice(MANUAL_TASK_REPEATS, undefined)),
  firstISO: required(a.day()),
});

/** A number of trays. */
const TRAYS = a.whole({ min: 0, or: 0 });

/** A key with a variety, such as `pea|2026-11-20`. It stays as history. */
const NAMES_VARIETY = ['varieties', 'history', { by: 'key' }] as const;

/** Worked out again from the rest after a merge. */
const again = <V>(field: Field<V>) => f.merged(DERIVED, field);

const AGAIN_TRAYS = again(TRAYS);

/** Trays of a planting. Uncounted solid trays are covers and bottoms. */
const TRAY_USAGE = f.object<TrayUsage>({
  withHoles: AGAIN_TRAYS,
  withoutHoles: f.refined(
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
  cycleKey: f.reference(again(a.text()), ...NAMES_VARIETY),
  varietyId: f.refined(
    f.reference(again(a.text()), 'varieties', 'history'),
    'else that of its key',
    (id, { cycleKey }: Pick<ActivePlanting, 'cycleKey'>) => id || varietyInKey(cycleKey),
    ['cycleKey'],
  ),
  dateISO: f.refined(
    again(a.day()),
    'else that of its key',
    (dateISO, { cycleKey }: Pick<ActivePlanting, 'cycleKey'>) =>
      dateISO ?? cycleKey.split('|').find(isIsoDate) ?? UNKNOWN_INSTANT.slice(0, 10),
    ['cycleKey'],
  ),
};

export const PLANTING = f.object<ActivePlanting>({ ...CYCLE, usage: TRAY_USAGE });

/** A harvest with the data to undo it. */
export const PENDING_HARVEST = f.object<PendingHarvest>({
  ...CYCLE,
  dirtied: TRAY_USAGE,
  released: TRAY_USAGE,
  planting: f.orNull(PLANTING),
});

const PENDING_HARVESTS = f.list<PendingHarvest>('Harvest', PENDING_HARVEST);

export const SCRUB_INFO = f.object<ScrubInfo>({
  dirtyWithHoles: AGAIN_TRAYS,
  dirtyWithoutHoles: AGAIN_TRAYS,
  clearedWithHoles: again(a.whole({ min: 0, or: undefined })),
  clearedWithoutHoles: again(a.whole({ min: 0, or: undefined })),
  clearedHarvests: f.derived(f.optional(PENDING_HARVESTS)),
  completedISO: f.merged(LATEST, a.optionalDay()),
  lastScrubBefore: again(a.workedOut('day or null, or absent')),
});

/** Older words for the kinds of work. */
const TYPE_ALIASES = { GERMINATION: 'GERM', GERM_WEIGHTED: 'GERM' } as const;

export const TASK_TYPE = again(a.choice(TASK_TYPES, 'GENERAL', TYPE_ALIASES));

const optionalAmount = again(a.number({ or: undefined }));

/** Of a planned task only what a grower did with it is merged; the rest is planned again. */
export const TASKS = f.list<Task>(
  'Task',
  f.object<Task>(
    {
      id: again(a.ID),
      taskKey: f.grouped(
        'day',
        f.reference(a.workedOut('else by day, kind, variety'), ...NAMES_VARIETY),
      ),
      cycleKey: f.reference(again(a.workedOut('else by its cycle')), ...NAMES_VARIETY),
      type: TASK_TYPE,
      dateISO: f.grouped('day', f.required(a.day())),
      done: f.grouped('done', a.flag()),
      skipped: f.grouped(
        'done',
        f.refined(
          a.flag(),
          'of done work; else absent',
          (isSkipped, { done }: Pick<Task, 'done'>) => (done && isSkipped ? true : undefined),
          ['done'],
        ),
      ),
      movedFromISO: f.grouped(
        'day',
        f.refined(
          a.optionalDay(),
          'another than its own',
          (from, { dateISO }: Pick<Task, 'dateISO'>) => (from === dateISO ? undefined : from),
          ['dateISO'],
        ),
      ),
      note: a.notes(),
      title: a.optionalText(),
      trays: again(a.number({ min: 0, or: undefined })),
      oz: optionalAmount,
      carryUsedOz: optionalAmount,
      varietyId: f.reference(a.optionalText(), 'varieties', 'history'),
      varietyName: again(a.optionalText()),
      soakHours: again(a.number({ min: 0, or: undefined })),
      germMode: again(a.choice(['UNWEIGHTED', 'COVERED'], undefined)),
      orderId: f.reference(again(a.optionalText()), 'orders', 'history'),
      trayUsage: f.derived(f.optional(TRAY_USAGE)),
      special: a.choice(['TRAY_SCRUB'], undefined),
      repeat: f.optional(TASK_REPEAT),
      scrubInfo: f.optional(SCRUB_INFO),
      external: a.opaque(),
      by: f.onlyWhere('done', true, signatureOf('done'), 'of done work only'),
    },
    { retired: ['count'] },
  ),
  {
    key: taskIdentity,
    idFrom: (task) => asText(task['taskKey']),
    isQuiet: ({ type, external }) =>
      type !== 'GENERAL' || readOwn(asObject(external), 'dryLoad') !== undefined,
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
  const key = task.type === 'GENERAL' ? task.id : (task.taskKey ?? task.id);
  return typeof key === 'string' ? key : '';
}

/** Source of recorded planted trays: their tasks or by hand. */
export const PLANTED_SOURCE = f.refined(
  a.choice(['task', 'manual'], undefined),
  'else task when it names tasks, or manual',
  (source, { taskIds }: Pick<TraysPlantedEntry, 'taskIds'>) =>
    source ?? (taskIds.length > 0 ? 'task' : 'manual'),
  ['taskIds'],
);

/** Sown trays by seed lot. A lot appears once, and never with more trays than were planted. */
export const SOWN_TRAYS = f.list<SownTrays>(
  'Seed lot',
  {
    txnId: f.reference(f.required(a.text()), 'seedsInventory', 'keep'),
    trays: TRAYS,
  },
  { key: by('txnId') },
);

export const TRAYS_PLANTED_LOG = f.list<TraysPlantedEntry>(
  'Planted trays',
  f.object<TraysPlantedEntry>(
    {
      id: a.ID,
      dateISO: f.required(a.day()),
      varietyId: f.reference(a.text(), 'varieties', 'history'),
      trays: f.grouped('count', TRAYS),
      expectedTrays: f.grouped('count', TRAYS),
      note: a.notes(),
      recordedAtISO: f.grouped('count', a.instant()),
      taskIds: f.reference(a.texts(), ...NAMES_VARIETY),
      source: f.grouped('count', PLANTED_SOURCE),
      seedLots: f.grouped(
        'count',
        f.refined(
          f.optional(SOWN_TRAYS),
          'each once; absent when there is none',
          (lines = [], { trays }: Pick<TraysPlantedEntry, 'trays'>) => {
            const sown = sownWithin(lines, trays);
            return sown.length === 0 ? undefined : sown;
          },
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

export const HARVEST_LOSSES = f.list<HarvestLoss>(
  'Harvest loss',
  {
    id: a.ID,
    dateISO: f.required(a.day()),
    varietyId: f.reference(a.text(), 'varieties', 'history'),
    qty: a.whole({ min: 1, or: 1 }),
    reason: a.optionalChoice(LOSS_REASONS, 'OTHER'),
    cycleKey: f.reference(a.optionalText(), ...NAMES_VARIETY),
    note: a.notes(),
    atISO: a.instant(),
    by: signature(),
  },
  { prefix: 'loss' },
);

export const HARVEST_LOG = f.list<HarvestRecord>(
  'Harvest weight',
  {
    id: a.ID,
    cycleKey: f.reference(a.text(), ...NAMES_VARIETY),
    varietyId: f.reference(f.required(a.text()), 'varieties', 'history'),
    dateISO: f.required(a.day()),
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
export const TRAY_STATUS = f.object<TrayStatus>(
  {
    dirtyWithHoles: AGAIN_TRAYS,
    dirtyWithoutHoles: AGAIN_TRAYS,
    inUseWithHoles: AGAIN_TRAYS,
    inUseWithoutHoles: AGAIN_TRAYS,
    inUseTopCovers: AGAIN_TRAYS,
    inUseBottomSolids: AGAIN_TRAYS,
    activePlantings: f.derived(f.list<ActivePlanting>('Planting', PLANTING)),
    pendingHarvests: f.derived(PENDING_HARVESTS),
    scrubTaskId: again(a.workedOut('id of an open scrub; else null')),
    scrubTaskCreatedAt: again(a.optionalInstant(null)),
    lastScrubCompletedAt: f.merged(LATEST, a.day()),
  },
  { label: 'Trays' },
);
