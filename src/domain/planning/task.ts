import { keysOf } from '#domain/records/lists.ts';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { STEPS_AFTER_PLANTING } from '#domain/catalog/varieties/variety.ts';
import { incrementalGroupBy } from '#domain/records/incremental-group-by.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';
import type { PendingHarvest, TrayUsage } from '#domain/planning/tray-status.ts';

/** Kinds of task, in the order of a grower's day. */
export const TASK_TYPES = ['SOAK', 'PLANT', 'GERM', ...STEPS_AFTER_PLANTING, 'GENERAL'] as const;

export type TaskType = (typeof TASK_TYPES)[number];

export interface ScrubInfo {
  readonly dirtyWithHoles: number;
  readonly dirtyWithoutHoles: number;
  readonly clearedWithHoles?: number;
  readonly clearedWithoutHoles?: number;
  /** Harvests whose trays it cleaned, so each can still be undone exactly. */
  readonly clearedHarvests?: readonly PendingHarvest[];
  readonly completedISO?: IsoDate;
  /** Day of the scrub before this one; null when there was none. */
  readonly lastScrubBefore?: IsoDate | null;
}

/** Rule by which a task repeats until it is stopped. */
export interface TaskRepeat {
  /** The tasks of a series are called `{seriesId}_{dateISO}`. */
  readonly seriesId: string;
  readonly step: ManualTaskRepeat;
  /** The day from which the others are counted. */
  readonly firstISO: IsoDate;
}

export interface Task {
  readonly id: string;
  /** `date|TYPE|varietyId`; GENERAL: `date|GENERAL|id`. */
  readonly taskKey: string;
  /** `varietyId|harvestISO`; '' for GENERAL. */
  readonly cycleKey: string;
  readonly type: TaskType;
  readonly dateISO: IsoDate;
  readonly done: boolean;
  /** Only with `done`: given up instead of carried out, see `isCarriedOut`. */
  readonly skipped?: true;
  /** The day it was planned for, when a grower has put it on another one; its keys keep that day. */
  readonly movedFromISO?: IsoDate;
  readonly note: string;
  /** GENERAL only. */
  readonly title?: string;
  readonly trays?: number;
  /** HARVEST: trays x effective yield, 4 decimals. */
  readonly oz?: number;
  /** HARVEST, when above 0; 4 decimals. */
  readonly carryUsedOz?: number;
  readonly varietyId?: string;
  /** The variety's name when the task was made. */
  readonly varietyName?: string;
  readonly soakHours?: number;
  /** PLANT and GERM; absent = weighted. */
  readonly germMode?: 'UNWEIGHTED' | 'COVERED';
  /** Only when exactly one order feeds the cycle. */
  readonly orderId?: string;
  readonly trayUsage?: TrayUsage;
  readonly special?: 'TRAY_SCRUB';
  /** GENERAL only, of a series that isn't stopped. */
  readonly repeat?: TaskRepeat;
  readonly scrubInfo?: ScrubInfo;
  /** Data of other tools; carried over when the plan is rebuilt. */
  readonly external?: Readonly<Record<string, unknown>>;
  /** Only with `done`: who did or skipped it. */
  readonly by?: WorkMark;
}

export function plannedTaskKey(dateISO: IsoDate, type: TaskType, varietyId: string): string {
  return `${dateISO}|${type}|${varietyId}`;
}

export function cycleKey(varietyId: string, harvestISO: IsoDate): string {
  return `${varietyId}|${harvestISO}`;
}

/** The variety in the key of a cycle; '' for work outside of any cycle. */
export function varietyOfCycle(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('|')));
}

/** The harvest day that a batch was planned for, as its key says. */
export function dayOfCycle(key: string): IsoDate {
  return key.slice(key.lastIndexOf('|') + 1);
}

/** The task under the key it takes when another cycle holds its own: with the harvest day added. */
export function withHarvestInKey(task: Task): Task {
  const taskKey = `${task.taskKey}|${dayOfCycle(task.cycleKey)}`;
  return { ...task, id: taskKey, taskKey };
}

/** Gives tasks unique keys: of two cycles that share a day and kind of work, the one harvested later adds its day. */
export function withDistinctKeys(tasks: readonly Task[]): Task[] {
  const taken = new Set<string>();
  return tasks.map((task) => {
    const own = taken.has(task.taskKey) ? withHarvestInKey(task) : task;
    taken.add(own.taskKey);
    return own;
  });
}

/**
 * A skipped task is done, but nothing was planted, harvested or scrubbed. To count work use this; to list open
 * work use `done`.
 */
export function isCarriedOut(task: Pick<Task, 'done' | 'skipped'>): boolean {
  return task.done && task.skipped !== true;
}

/** A task whose work is done or still to do, but no longer skipped. */
export function markedTask(task: Task, done: boolean): Task {
  const { skipped: _, ...marked } = task;
  return { ...marked, done };
}

/** The day the plan gave a task, wherever a grower has put it since. */
export function plannedDay(task: Pick<Task, 'dateISO' | 'movedFromISO'>): IsoDate {
  return task.movedFromISO ?? task.dateISO;
}

/** The tasks of every cycle, in order; those outside of any cycle under ''. */
export const tasksByCycle: (tasks: readonly Task[]) => ReadonlyMap<string, readonly Task[]> =
  incrementalGroupBy(({ cycleKey }: Task) => cycleKey);

export interface SownTrays {
  /** The seed entry of the lot. */
  readonly txnId: string;
  readonly trays: number;
}

/** Trays really planted of one variety on one day. */
export interface TraysPlantedEntry {
  readonly id: string;
  readonly dateISO: IsoDate;
  readonly varietyId: string;
  readonly trays: number;
  readonly expectedTrays: number;
  readonly note: string;
  readonly recordedAtISO: IsoInstant;
  readonly taskIds: readonly string[];
  readonly source: 'task' | 'manual';
  /** In the order taken, together at most its trays; absent = not recorded. */
  readonly seedLots?: readonly SownTrays[];
  readonly by?: WorkMark;
}

export const LOSS_REASON_LABELS = {
  MOLD: 'Mold',
  DAMPING_OFF: 'Damping off',
  POOR_GERMINATION: 'Poor germination',
  PESTS: 'Pests',
  DRIED_OUT: 'Dried out',
  HANDLING: 'Handling',
  OTHER: 'Other',
} as const;

export type LossReason = keyof typeof LOSS_REASON_LABELS;

export const LOSS_REASONS = keysOf(LOSS_REASON_LABELS);

/** Trays lost while they grew or at their harvest. */
export interface HarvestLoss {
  readonly id: string;
  readonly dateISO: IsoDate;
  readonly varietyId: string;
  readonly qty: number;
  readonly reason?: LossReason;
  /** The planting they belong to, when it is known. */
  readonly cycleKey?: string;
  readonly note: string;
  readonly atISO: IsoInstant;
  readonly by?: WorkMark;
}

/** The steps in which a manual task comes back, the shortest first. */
export const MANUAL_TASK_REPEATS = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;

export type ManualTaskRepeat = (typeof MANUAL_TASK_REPEATS)[number];
