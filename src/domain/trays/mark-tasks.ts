import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import {
  type ScrubInfo,
  type Task,
  type TraysPlantedEntry,
  isCarriedOut,
  markedTask,
} from '#domain/planning/task.ts';
import { mapRecords, updateRecords } from '#domain/records/change-records.ts';
import { markedTrays, recountedTrays } from './cycle-trays.ts';
import { plantedCounts } from '../planning/recorded-plantings.ts';
import { followDirtyTrays, isScrub } from './scrub-task.ts';
import type { TrayFarm } from './tray-farm.ts';
import type { TrayLedger } from './tray-ledger.ts';
import { completeScrub, undoScrub } from './scrub.ts';

const NOTHING_DIRTY: ScrubInfo = { dirtyWithHoles: 0, dirtyWithoutHoles: 0 };

/**
 * Marks tasks done or open and moves the trays of plantings, harvests and scrubs. Counts depend only on which
 * tasks are done, not on the order. A skipped task is included to mark it done.
 */
export function markTasks<T extends TrayFarm>(
  farm: T,
  marked: readonly Task[],
  done: boolean,
  moment: ActionContext,
): T {
  if (marked.length === 0) return farm;
  const tasks = updateRecords(farm.tasks, marked, (task) => markedTask(task, done));
  if (!marked.some(movesTrays)) return { ...farm, tasks };
  // Nothing was moved by a task that was skipped.
  const working = marked.filter((task) => isCarriedOut(task) !== done);
  const moved = markedTrays(farm, ledgerOf(farm), working, done);
  const ledger = markedScrubs(farm, moved, working, done, moment.today);
  const after = withLedger({ ...farm, tasks }, ledger);
  return followDirtyTrays(farm, after, moment, marked.some(isScrub));
}

/** Replaces the log of planted trays. Plantings of that day take the new counts. */
export function replantTrays<T extends TrayFarm>(
  farm: T,
  traysPlantedLog: readonly TraysPlantedEntry[],
  dateISO: IsoDate,
  moment: ActionContext,
): T {
  const recorded = { ...farm, traysPlantedLog };
  const ofDay = farm.tasks.filter((task) => task.type === 'PLANT' && task.dateISO === dateISO);
  const isOfDay = (entry: TraysPlantedEntry) => entry.dateISO === dateISO;
  const was = plantedCounts(farm.traysPlantedLog.filter(isOfDay), ofDay);
  const is = plantedCounts(traysPlantedLog.filter(isOfDay), ofDay);
  const recounted = ofDay.filter((task) => isCarriedOut(task) && was(task) !== is(task));
  if (recounted.length === 0) return recorded;
  const ledger = recountedTrays(farm, recorded, ledgerOf(farm), recounted);
  return followDirtyTrays(farm, withLedger(recorded, ledger), moment);
}

/** Whether a task moves trays. Others are marked without looking at earlier work. */
function movesTrays(task: Task): boolean {
  return task.type === 'PLANT' || task.type === 'HARVEST' || isScrub(task);
}

function ledgerOf(farm: TrayFarm): TrayLedger {
  const scrubs = new Map<string, ScrubInfo>();
  for (const task of farm.tasks) {
    if (isCarriedOut(task) && task.scrubInfo) scrubs.set(task.id, task.scrubInfo);
  }
  return { status: farm.trayStatus, scrubs };
}

function withLedger<T extends TrayFarm>(farm: T, { status, scrubs }: TrayLedger): T {
  if (scrubs.size === 0) return { ...farm, trayStatus: status };
  const tasks = mapRecords(farm.tasks, (task) => {
    const scrubInfo = scrubs.get(task.id);
    return scrubInfo === undefined || scrubInfo === task.scrubInfo ? task : { ...task, scrubInfo };
  });
  return { ...farm, tasks, trayStatus: status };
}

/** It comes after the harvests marked in the same step, so that their trays are cleaned, too. */
function markedScrubs(
  farm: TrayFarm,
  ledger: TrayLedger,
  marked: readonly Task[],
  done: boolean,
  today: IsoDate,
): TrayLedger {
  const markedIds = new Set(marked.map(({ id }) => id));
  return marked.filter(isScrub).reduce(({ status, scrubs }, task) => {
    const info = scrubs.get(task.id) ?? task.scrubInfo ?? NOTHING_DIRTY;
    const scrubbed = done
      ? completeScrub(status, info, today)
      : undoScrub(status, info, scrubDays(farm.tasks, markedIds));
    return { status: scrubbed.status, scrubs: new Map(scrubs).set(task.id, scrubbed.info) };
  }, ledger);
}

function scrubDays(tasks: readonly Task[], markedIds: ReadonlySet<string>): IsoDate[] {
  return tasks
    .filter((task) => isScrub(task) && isCarriedOut(task) && !markedIds.has(task.id))
    .map((task) => task.scrubInfo?.completedISO ?? task.dateISO);
}
