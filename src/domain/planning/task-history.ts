import { groupBy, compareTexts } from '#domain/records/lists.ts';
import { type IsoDate, addDays, daysBetween, isIsoDate } from '#domain/calendar/iso-date.ts';
import { stackedTrays, type TrayUsage } from '#domain/planning/tray-status.ts';
import { generalTask } from './manual-tasks.ts';
import { type Task, type TaskType, cycleKey, dayOfCycle, plannedTaskKey } from './task.ts';

const HISTORY_AFTER_DAYS = 400;

/** Extra fields of a task that aren't implied by its day and place in the history. */
type TaskRemarks = Readonly<Record<string, unknown>>;

/**
 * One crop task: kind, days until harvest and trays. Then optional extras: covering trays (a number), its order
 * (a text) and remarks.
 */
export type HistoryWork = readonly [
  type: TaskType,
  daysToHarvest: number,
  trays: number,
  ...extras: (number | string | TaskRemarks)[],
];

/** Work done for one variety on a day, under its name at that time. */
export type HistoryCrop = readonly [varietyId: string, varietyName: string, ...work: HistoryWork[]];

/**
 * Work of one old day in compact form.
 *
 * Nothing is lost: every task can be restored exactly. Each task stays one fact under its own key, so duplicate
 * history counts once.
 */
export interface HistoryDay {
  /** The day itself. */
  readonly id: IsoDate;
  readonly crops?: readonly HistoryCrop[];
  /** Work by hand, and whatever has no variety: only its remarks. */
  readonly other?: readonly TaskRemarks[];
}

/**
 * Splits tasks into history and the rest. Open tasks stay, however old, and so does a scrub with its cleaned
 * trays.
 */
export function splitHistory(
  tasks: readonly Task[],
  today: IsoDate,
): { readonly history: readonly Task[]; readonly others: readonly Task[] } {
  const firstDay = addDays(today, -HISTORY_AFTER_DAYS);
  const history: Task[] = [];
  const others: Task[] = [];
  for (const task of tasks) {
    const isLongAgo = task.dateISO < firstDay && isIsoDate(task.dateISO);
    (isLongAgo && canBePacked(task) ? history : others).push(task);
  }
  return { history, others };
}

function canBePacked({ special, done, type }: Task): boolean {
  return special === undefined && (done || type !== 'GENERAL');
}

/** The history of some tasks, by day. Tasks of a day keep their order among those of one variety. */
export function packHistory(tasks: readonly Task[]): HistoryDay[] {
  return [...groupBy(tasks, ({ dateISO }) => dateISO)]
    .map(([dateISO, ofDay]) => packDay(dateISO, ofDay))
    .toSorted((a, b) => compareTexts(a.id, b.id));
}

export function cropTask(
  dateISO: IsoDate,
  [varietyId, varietyName]: HistoryCrop,
  [type, daysToHarvest, trays, ...extras]: HistoryWork,
): Task {
  const key = plannedTaskKey(dateISO, type, varietyId);
  const remarks: Record<string, unknown> = {};
  for (const extra of extras) Object.assign(remarks, fieldsOf(extra, trays));
  const task: Task = {
    id: key,
    taskKey: key,
    cycleKey: cycleKey(varietyId, addDays(dateISO, daysToHarvest)),
    type,
    dateISO,
    done: true,
    note: '',
    trays,
    ...pick(remarks, WEIGHTS),
    varietyId,
    varietyName,
    ...pick(remarks, WAYS),
  };
  return Object.assign(task, remarks);
}

/** Fields with weights, in the order tasks are read, so such tasks keep their identity. */
const WEIGHTS = ['oz', 'carryUsedOz'];
const WAYS = ['soakHours', 'germMode', 'orderId', 'trayUsage'];

function pick(remarks: TaskRemarks, names: readonly string[]): TaskRemarks {
  const picked: Record<string, unknown> = {};
  for (const name of names) if (name in remarks) picked[name] = remarks[name];
  return picked;
}

export function otherTask(dateISO: IsoDate, remarks: TaskRemarks): Task {
  const id = typeof remarks.id === 'string' ? remarks.id : '';
  return { ...generalTask(dateISO, id, ''), done: true, ...remarks };
}

function packDay(id: IsoDate, tasks: readonly Task[]): HistoryDay {
  const crops = new Map<string, [string, string, ...HistoryWork[]]>();
  const other: TaskRemarks[] = [];
  for (const task of tasks) {
    const { varietyId, varietyName, trays } = task;
    if (varietyId === undefined || varietyName === undefined || trays === undefined) {
      const { id: taskId } = task;
      other.push({ id: taskId, ...remarksOn(task, otherTask(id, { id: taskId })) });
      continue;
    }
    // A variety that was renamed within a day is there under both names.
    const key = JSON.stringify([varietyId, varietyName]);
    const crop = crops.get(key) ?? [varietyId, varietyName];
    crops.set(key, crop);
    crop.push(packWork(task, crop, trays));
  }
  return {
    id,
    ...(crops.size > 0 && { crops: [...crops.values()] }),
    ...(other.length > 0 && { other }),
  };
}

function packWork(task: Task, crop: HistoryCrop, trays: number): HistoryWork {
  const harvestISO = dayOfCycle(task.cycleKey);
  const daysToHarvest = isIsoDate(harvestISO) ? daysBetween(task.dateISO, harvestISO) : 0;
  const { orderId, trayUsage, ...others } = task;
  const isUsual = trayUsage !== undefined && isUsualFor(trays, trayUsage);
  const unusual = isUsual || trayUsage === undefined ? others : { ...others, trayUsage };
  const remarks = remarksOn(
    unusual,
    cropTask(task.dateISO, crop, [task.type, daysToHarvest, trays]),
  );
  return [
    task.type,
    daysToHarvest,
    trays,
    ...(isUsual ? [trayUsage.topCovers] : []),
    ...(orderId === undefined ? [] : [orderId]),
    ...(Object.keys(remarks).length === 0 ? [] : [remarks]),
  ];
}

function fieldsOf(extra: number | string | TaskRemarks, trays: number): TaskRemarks {
  if (typeof extra === 'number') return { trayUsage: stackedTrays(trays, extra) };
  return typeof extra === 'string' ? { orderId: extra } : extra;
}

function isUsualFor(trays: number, usage: TrayUsage): boolean {
  const usual = stackedTrays(trays, usage.topCovers);
  return Object.keys(usage).length === 4 && Object.keys(remarksOn(usage, usual)).length === 0;
}

function remarksOn(record: object, usual: object): TaskRemarks {
  const remarks: Record<string, unknown> = {};
  // Tens of thousands of tasks come through here: walking the names makes no list of pairs for each.
  const said: TaskRemarks = { ...record };
  const expected: TaskRemarks = { ...usual };
  for (const name of Object.keys(said)) {
    if (!Object.hasOwn(expected, name) || expected[name] !== said[name]) remarks[name] = said[name];
  }
  return remarks;
}
