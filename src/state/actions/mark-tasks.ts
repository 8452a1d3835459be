import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { ScrubInfo, Task, TaskType, TraysPlantedEntry } from '#domain/planning/task.ts';
import { plantedCount } from '#domain/trays/planted-count.ts';
import type { TrayLedger } from '#domain/trays/tray-ledger.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { changeEach } from '../document/change-records.ts';
import { markedTrays, recountedTrays } from './cycle-trays.ts';
import type { ActionMoment } from './farm-action.ts';
import { markedScrubs } from './marked-scrubs.ts';
import { followDirtyTrays, isScrub } from './scrub-task.ts';

/**
 * Marks tasks done or open, and moves the trays of their plantings, harvests and scrubs.
 *
 * The counts depend only on which tasks are done, not on the order in which they were marked.
 *
 * @param marked - Tasks of the farm that are not yet as wanted. A skipped one is told to be done
 *   when it was carried out after all.
 */
export function markTasks(
  document: FarmDocument,
  marked: readonly Task[],
  done: boolean,
  moment: ActionMoment,
): FarmDocument {
  if (marked.length === 0) return document;
  // Nothing was moved by a task that was skipped.
  const working = marked.filter((task) => isCarriedOut(task) !== done);
  const moved = markedTrays(document, ledgerOf(document), working, done);
  const ledger = markedScrubs(document, moved, working, done, moment.today);
  const ids = new Set(marked.map((task) => task.id));
  const tasks = changeEach(document.tasks, (task) =>
    ids.has(task.id) ? asMarked(task, done) : task,
  );
  const after = withLedger({ ...document, tasks }, ledger);
  return followDirtyTrays(document, after, moment, marked.some(isScrub));
}

/** Marks what is open on a day done, or one kind of it. */
export function markDayDone(
  document: FarmDocument,
  { dateISO, type }: { readonly dateISO: IsoDate; readonly type?: TaskType },
  moment: ActionMoment,
): FarmDocument {
  const open = document.tasks.filter(
    (task) => task.dateISO === dateISO && !task.done && (type === undefined || task.type === type),
  );
  return markTasks(document, open, true, moment);
}

/** The farm with another log of planted trays: plantings of that day take what is recorded now. */
export function replantTrays(
  document: FarmDocument,
  traysPlantedLog: readonly TraysPlantedEntry[],
  dateISO: IsoDate,
  moment: ActionMoment,
): FarmDocument {
  const recorded = { ...document, traysPlantedLog };
  const recounted = document.tasks.filter(
    (task) =>
      task.type === 'PLANT' &&
      task.dateISO === dateISO &&
      isCarriedOut(task) &&
      plantedCount(task, document.traysPlantedLog, document.tasks) !==
        plantedCount(task, traysPlantedLog, document.tasks),
  );
  if (recounted.length === 0) return recorded;
  const ledger = recountedTrays(document, recorded, ledgerOf(document), recounted);
  return followDirtyTrays(document, withLedger(recorded, ledger), moment);
}

function asMarked(task: Task, done: boolean): Task {
  const { skipped: _, ...unskipped } = task;
  return { ...unskipped, done };
}

function ledgerOf(document: FarmDocument): TrayLedger {
  const scrubs = new Map<string, ScrubInfo>();
  for (const task of document.tasks) {
    if (isScrub(task) && isCarriedOut(task) && task.scrubInfo) scrubs.set(task.id, task.scrubInfo);
  }
  return { status: document.trayStatus, scrubs };
}

function withLedger(document: FarmDocument, { status, scrubs }: TrayLedger): FarmDocument {
  const tasks = changeEach(document.tasks, (task) => {
    const scrubInfo = scrubs.get(task.id);
    return scrubInfo === undefined || scrubInfo === task.scrubInfo ? task : { ...task, scrubInfo };
  });
  return { ...document, tasks, trayStatus: status };
}
