import type { Task } from '#domain/planning/task.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import { trayUsage } from '#domain/planning/tray-usage.ts';
import { harvestTrays, unharvestTrays } from '#domain/trays/harvested-trays.ts';
import { plantedCount } from '#domain/trays/planted-count.ts';
import { plantTrays, unplantTrays } from '#domain/trays/planted-trays.ts';
import type { CycleHarvest } from '#domain/trays/planted-trays.ts';
import { NO_TRAYS } from '#domain/trays/tray-counts.ts';
import { moveCycleTrays } from '#domain/trays/tray-ledger.ts';
import type { TrayLedger } from '#domain/trays/tray-ledger.ts';
import type { ActivePlanting, TrayStatus, TrayUsage } from '#domain/trays/tray-status.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { cycleKeyOf, cycleWork } from './cycle-work.ts';
import type { CycleWork } from './cycle-work.ts';

/**
 * The trays after plantings and harvests were marked as carried out or open again.
 *
 * @param marked - Tasks of the farm that are not yet as wanted.
 */
export function markedTrays(
  document: FarmDocument,
  ledger: TrayLedger,
  marked: readonly Task[],
  done: boolean,
): TrayLedger {
  const moving = marked.filter((task) => task.type === 'PLANT' || task.type === 'HARVEST');
  const cycles = cycleWork(document.tasks, moving);
  const doneIds = doneIdsOf(cycles.values());
  let next = ledger;
  for (const task of moving) {
    const cycle = cycles.get(cycleKeyOf(task));
    if (done) doneIds.add(task.id);
    else doneIds.delete(task.id);
    if (!cycle) continue;
    next = moveCycleTrays(next, cycleKeyOf(task), (status) =>
      moveTrays(document, status, task, { cycle, doneIds }),
    );
  }
  return next;
}

/**
 * The trays after other counts were recorded for plantings that are done: what each had taken is
 * given back, then it takes what is recorded now.
 *
 * @param before - The farm with the counts these trays were taken by.
 * @param after - The same farm with the new counts.
 */
export function recountedTrays(
  before: FarmDocument,
  after: FarmDocument,
  ledger: TrayLedger,
  plants: readonly Task[],
): TrayLedger {
  const cycles = cycleWork(before.tasks, plants);
  let next = ledger;
  for (const plant of plants) {
    const cycle = cycles.get(cycleKeyOf(plant));
    if (!cycle) continue;
    const harvest = harvestOf(before, cycle, isCarriedOut);
    next = moveCycleTrays(next, cycleKeyOf(plant), (status) =>
      plantTrays(
        unplantTrays(status, plantingOf(before, plant), harvest),
        plantingOf(after, plant),
        harvest,
      ),
    );
  }
  return next;
}

interface MarkedCycle {
  readonly cycle: CycleWork;
  /** Tasks of the cycle that are carried out now, the marked one included. */
  readonly doneIds: ReadonlySet<string>;
}

function doneIdsOf(cycles: Iterable<CycleWork>): Set<string> {
  const doneIds = new Set<string>();
  for (const { plants, harvests } of cycles) {
    for (const task of [...plants, ...harvests]) if (isCarriedOut(task)) doneIds.add(task.id);
  }
  return doneIds;
}

function moveTrays(
  document: FarmDocument,
  status: TrayStatus,
  task: Task,
  { cycle, doneIds }: MarkedCycle,
): TrayStatus {
  const isDone = (other: Task) => doneIds.has(other.id);
  const alike = task.type === 'PLANT' ? cycle.plants : cycle.harvests;
  // Old data may hold the same work twice; it counts once.
  if (alike.some((other) => other.id !== task.id && isDone(other))) return status;

  if (task.type === 'PLANT') {
    const harvest = harvestOf(document, cycle, isDone);
    const planting = plantingOf(document, task);
    return isDone(task)
      ? plantTrays(status, planting, harvest)
      : unplantTrays(status, planting, harvest);
  }
  const harvest = {
    cycleKey: cycleKeyOf(task),
    varietyId: task.varietyId ?? '',
    dateISO: task.dateISO,
    usage: harvestUsage(document, task, cycle),
  };
  const planted = cycle.plants.find(isDone);
  const planting = planted === undefined ? null : plantingOf(document, planted);
  return isDone(task)
    ? harvestTrays(status, harvest, planting)
    : unharvestTrays(status, harvest, planting);
}

function harvestOf(
  document: FarmDocument,
  cycle: CycleWork,
  isDone: (task: Task) => boolean,
): CycleHarvest {
  return {
    isDone: cycle.harvests.some(isDone),
    usage: harvestUsage(document, cycle.harvests[0], cycle),
  };
}

/** What a planting puts in use: the recorded number of trays if there is one, else the planned. */
function plantingOf(document: FarmDocument, task: Task): ActivePlanting {
  const trays = plantedCount(task, document.traysPlantedLog, document.tasks);
  const usage =
    task.trayUsage?.withHoles === trays ? task.trayUsage : usageOf(document, trays, task);
  return {
    cycleKey: cycleKeyOf(task),
    varietyId: task.varietyId ?? '',
    dateISO: task.dateISO,
    usage,
  };
}

/** A harvest that lives off the one before has no trays. */
function harvestUsage(
  document: FarmDocument,
  harvest: Task | undefined,
  cycle: CycleWork,
): TrayUsage {
  if (harvest === undefined) return NO_TRAYS;
  return harvest.trayUsage ?? usageOf(document, harvest.trays ?? 0, cycle.plants[0]);
}

function usageOf(document: FarmDocument, trays: number, planting: Task | undefined): TrayUsage {
  const germMode = planting?.germMode ?? 'WEIGHTED';
  return trayUsage(trays, germMode, document.settings.trays.stackLimit);
}
