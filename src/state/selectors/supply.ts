import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { nextOutlook } from '#domain/supply/next-outlook.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { listBatches } from '#domain/planning/batches.ts';
import { realBatch } from '#domain/supply/real-batch.ts';
import type { RealBatch } from '#domain/supply/real-batch.ts';
import { realTask } from '#domain/supply/real-task.ts';
import type { RealTask } from '#domain/supply/real-task.ts';
import type { SupplyLedger } from '#domain/supply/supply-ledger.ts';
import type { SupplyLot } from '#domain/supply/supply-lot.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { keepSameDays, selectTaskDays } from './tasks.ts';

/**
 * The plan of the farm with what is really there. After a change only the varieties that it touches are
 * laid out anew.
 */
export const selectOutlook: (farm: FarmDocument, today: IsoDate) => Outlook<FarmDocument> =
  followOutlook();

/** What is really there of every variety: the one truth that all screens show. */
export function selectSupplyLedger(farm: FarmDocument, today: IsoDate): SupplyLedger {
  return selectOutlook(farm, today).ledger;
}

/** All batches with what is left of them, by their cycle key. */
export const selectLots: (farm: FarmDocument, today: IsoDate) => ReadonlyMap<string, SupplyLot> =
  createSelector(
    selectSupplyLedger,
    (ledger) =>
      new Map(
        [...ledger.values()].flatMap(({ lots }) => lots.map((lot) => [lot.id, lot] as const)),
      ),
  );

/** All batches of the farm with the trays that are left of them. */
export const selectBatches: (farm: FarmDocument, today: IsoDate) => readonly RealBatch[] =
  createSelector(
    (farm: FarmDocument) => farm.tasks,
    (farm: FarmDocument) => farm.traysPlantedLog,
    selectLots,
    (tasks, traysPlantedLog, lots) =>
      listBatches({ tasks, traysPlantedLog }).map((batch) =>
        realBatch(batch, lots.get(batch.cycleKey)),
      ),
  );

/** The tasks by day, open steps of planted batches with the trays that are left. */
export const selectRealDays: (farm: FarmDocument, today: IsoDate) => readonly TaskDay[] =
  createSelector(selectTaskDays, selectLots, keepSameDays(realDays()));

function followOutlook() {
  let last: Outlook<FarmDocument> | null = null;
  return (farm: FarmDocument, today: IsoDate): Outlook<FarmDocument> => {
    last = nextOutlook(last, farm, today);
    return last;
  };
}

/** A task whose batch says the same stays the same object, so that its row need not be drawn again. */
function realDays() {
  const known = new WeakMap<
    Task,
    { readonly lot: SupplyLot | undefined; readonly real: RealTask }
  >();
  const realOf = (task: Task, lot: SupplyLot | undefined): RealTask => {
    const before = known.get(task);
    if (before?.lot === lot && before !== undefined) return before.real;
    const real = realTask(task, lot);
    known.set(task, { lot, real });
    return real;
  };
  return (days: readonly TaskDay[], lots: ReadonlyMap<string, SupplyLot>): TaskDay[] =>
    days.map((day) => {
      // What is done stays as it was.
      if (day.openCount === 0) return day;
      const tasks = day.tasks.map((task) => realOf(task, lots.get(task.cycleKey)));
      return tasks.every((task, index) => task === day.tasks[index]) ? day : { ...day, tasks };
    });
}
