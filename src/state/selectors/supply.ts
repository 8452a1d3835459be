import { oncePer } from '#domain/records/once-per.ts';
import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { updateForecast, type Outlook, outlookSteps } from '#domain/supply/outlook.ts';
import { listBatches } from '#domain/planning/batches.ts';
import { type RealBatch, realBatch, type RealTask, realTask } from '#domain/supply/real-trays.ts';
import type { SupplyLedger, SupplyLot } from '#domain/supply/variety-supply.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { type OfToday, selectPartsOf } from './parts-of-farm.ts';
import { keepSameDays, selectTaskDays } from './tasks.ts';

let lastOutlook: Outlook<FarmDocument> | null = null;

/** Plan and real supply of the farm. After a change, only affected varieties are computed again. */
export function selectOutlook(farm: FarmDocument, today: IsoDate): Outlook<FarmDocument> {
  lastOutlook = updateForecast(lastOutlook, farm, today);
  return lastOutlook;
}

/** Computes supply in steps ahead of the first screen, and today's plan if there is none. */
export function* outlookAhead(
  farm: FarmDocument,
  today: IsoDate,
  isPlanned: boolean,
): Incremental<void> {
  lastOutlook = yield* outlookSteps(farm, today, isPlanned);
}

/** Real supply of every variety, the only source for all screens. */
export function selectSupplyLedger(farm: FarmDocument, today: IsoDate): SupplyLedger {
  return selectOutlook(farm, today).ledger;
}

type Lots = ReadonlyMap<string, SupplyLot>;

/** All batches with their remaining trays. After a change, only affected varieties are read again. */
export const selectLots: OfToday<Lots> = createSelector(selectSupplyLedger, followLots());

export const selectBatches: OfToday<readonly RealBatch[]> = createSelector(
  selectPartsOf('tasks', 'traysPlantedLog'),
  selectLots,
  (farm, lots) => listBatches(farm).map((batch) => realBatch(batch, lots.get(batch.cycleKey))),
);

/** The ids of the varieties sold alive, as one text: it stays the same while they do. */
function selectLiveIds({ varieties }: FarmDocument): string {
  return varieties.flatMap(({ id, live }) => (live === true ? [id] : [])).join(SEPARATOR);
}

const SEPARATOR = '\n';

/** The tasks by day, steps of planted batches with the trays that are left. */
export const selectRealDays: OfToday<readonly TaskDay[]> = createSelector(
  selectTaskDays,
  selectLots,
  selectLiveIds,
  keepSameDays(realDays()),
);

function followLots() {
  let last: { readonly ledger: SupplyLedger; readonly lots: Lots } = {
    ledger: new Map(),
    lots: new Map(),
  };
  return (ledger: SupplyLedger): Lots => {
    const lots = new Map(last.lots);
    for (const [id, supply] of last.ledger)
      if (ledger.get(id) !== supply) for (const lot of supply.lots) lots.delete(lot.id);
    for (const [id, supply] of ledger)
      if (last.ledger.get(id) !== supply)
        for (const lot of supply.lots) {
          const before = last.lots.get(lot.id);
          // A batch that says the same stays the same object: what follows from it is known.
          lots.set(lot.id, before !== undefined && sameValue(before, lot) ? before : lot);
        }
    last = { ledger, lots };
    return lots;
  };
}

/** Unchanged tasks keep their identity, so their rows aren't redrawn; days whose batches are as planned are skipped. */
function realDays() {
  let last: {
    readonly lots: Lots;
    readonly liveIds: string;
    readonly real: ReadonlyMap<TaskDay, TaskDay>;
  } = { lots: new Map(), liveIds: '', real: new Map() };
  let live: ReadonlySet<string> = new Set();
  const realOnce = oncePer((task: Task, lot: SupplyLot | undefined, isLive: boolean): RealTask => {
    const counted = realTask(task, lot);
    return isLive ? { ...counted, live: true } : counted;
  });
  const realOf = (task: Task, lot: SupplyLot | undefined): RealTask => {
    const isLive = task.type === 'HARVEST' && live.has(task.varietyId ?? '');
    // Years of work belong to no batch that anybody asks about.
    if (lot === undefined && !isLive) return task;
    return realOnce(task, lot, isLive);
  };
  const realDay = (day: TaskDay, lots: Lots): TaskDay => {
    const tasks = day.tasks.map((task) => realOf(task, lots.get(task.cycleKey)));
    return tasks.every((task, index) => task === day.tasks[index]) ? day : { ...day, tasks };
  };
  return (days: readonly TaskDay[], lots: Lots, liveIds: string): TaskDay[] => {
    const changed = changedLots(last.lots, lots);
    const isOtherLive = liveIds !== last.liveIds;
    if (isOtherLive) live = new Set(liveIds.split(SEPARATOR));
    const isTouched = ({ tasks }: TaskDay): boolean =>
      isOtherLive || (changed.size > 0 && tasks.some(({ cycleKey }) => changed.has(cycleKey)));
    const real = days.map((day) => {
      const before = last.real.get(day);
      return before === undefined || isTouched(day) ? realDay(day, lots) : before;
    });
    last = { lots, liveIds, real: new Map(days.map((day, at) => [day, real[at] ?? day])) };
    return real;
  };
}

function changedLots(before: Lots, after: Lots): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [id, lot] of after) if (before.get(id) !== lot) changed.add(id);
  for (const id of before.keys()) if (!after.has(id)) changed.add(id);
  return changed;
}
