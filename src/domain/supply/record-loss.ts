import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type HarvestLoss, type Task, markedTask } from '#domain/planning/task.ts';
import type { SupplyFarm, SupplyLot } from './variety-supply.ts';
import { supplyLedger } from '#domain/supply/supply-ledger.ts';
import { mapRecords } from '#domain/records/change-records.ts';
import { beginsBatch } from '../trays/planted-batches.ts';
import { skipTasks } from '../trays/skip-work.ts';
import type { TrayFarm } from '../trays/tray-farm.ts';

type LosingFarm = TrayFarm & SupplyFarm;

/**
 * Records lost trays of a planting.
 *
 * If no trays are left, its open steps are skipped, except the harvest, which frees the trays when marked done.
 */
export function recordLoss<T extends LosingFarm>(farm: T, loss: HarvestLoss, today: IsoDate): T {
  const lost = { ...farm, harvestLosses: [...farm.harvestLosses, loss] };
  const lot = growingLot(lost, loss, today);
  if (lot === null || traysLeft(lot) > 0) return lost;
  const idle = lost.tasks.filter(
    ({ cycleKey, type, done }) => cycleKey === lot.id && type !== 'HARVEST' && !done,
  );
  return skipTasks(lost, idle);
}

/**
 * Takes a loss out again.
 *
 * When a batch of which nothing was left has trays again, its steps from the day of the loss on that were
 * skipped with it are open again.
 */
export function removeLoss<T extends LosingFarm>(farm: T, id: string, today: IsoDate): T {
  const loss = farm.harvestLosses.find((one) => one.id === id);
  if (loss === undefined) return farm;
  const kept = { ...farm, harvestLosses: farm.harvestLosses.filter((one) => one !== loss) };
  const before = growingLot(farm, loss, today);
  const after = growingLot(kept, loss, today);
  if (before === null || traysLeft(before) > 0 || after === null || traysLeft(after) === 0) {
    return kept;
  }
  const tasks = mapRecords<Task>(kept.tasks, (task) => {
    const isWaiting =
      task.cycleKey === loss.cycleKey && task.skipped === true && !beginsBatch(task);
    return !isWaiting || task.dateISO < loss.dateISO ? task : markedTask(task, false);
  });
  return { ...kept, tasks };
}

/** Trays of a batch that are neither lost nor missing. */
export function traysLeft({ countedTrays, lostTrays }: SupplyLot): number {
  return countedTrays - lostTrays;
}

function growingLot(
  farm: SupplyFarm,
  { cycleKey, varietyId }: HarvestLoss,
  today: IsoDate,
): SupplyLot | null {
  if (cycleKey === undefined) return null;
  const supply = supplyLedger(farm, today, new Set([varietyId])).get(varietyId);
  const lot = supply?.lots.find(({ id }) => id === cycleKey);
  return lot?.state === 'growing' ? lot : null;
}
