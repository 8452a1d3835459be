import { traySizeOf } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { recordById } from '#domain/records/change-records.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import {
  NO_TRAYS,
  trayUsage,
  type ActivePlanting,
  type TrayStatus,
  type TrayUsage,
} from '#domain/planning/tray-status.ts';
import { type CycleWork, cycleKeyOf, cycleWork } from './cycle-work.ts';
import { plantedCounts } from '../planning/recorded-plantings.ts';
import {
  type CycleHarvest,
  harvestTrays,
  plantTrays,
  undoHarvestTrays,
  undoPlantTrays,
} from './move-trays.ts';
import type { TrayFarm } from './tray-farm.ts';
import { type TrayLedger, moveCycleTrays } from './tray-ledger.ts';

/** Trays after plantings and harvests, whose state differs from the wanted one, are marked done or open. */
export function markedTrays(
  farm: TrayFarm,
  ledger: TrayLedger,
  marked: readonly Task[],
  done: boolean,
): TrayLedger {
  const moving = marked.filter((task) => task.type === 'PLANT' || task.type === 'HARVEST');
  const cycles = cycleWork(farm.tasks, moving);
  const doneIds = doneIdsOf(cycles.values());
  let next = ledger;
  for (const task of moving) {
    const cycle = cycles.get(cycleKeyOf(task));
    if (done) doneIds.add(task.id);
    else doneIds.delete(task.id);
    if (!cycle) continue;
    next = moveCycleTrays(next, cycleKeyOf(task), (status) =>
      moveTrays(farm, status, task, { cycle, doneIds }),
    );
  }
  return next;
}

/** Trays after recorded counts of done plantings change. The old count is returned, then the new one taken. */
export function recountedTrays(
  before: TrayFarm,
  after: TrayFarm,
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
        undoPlantTrays(status, plantingOf(before, plant), harvest),
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
  farm: TrayFarm,
  status: TrayStatus,
  task: Task,
  { cycle, doneIds }: MarkedCycle,
): TrayStatus {
  const isDone = (other: Task) => doneIds.has(other.id);
  const alike = task.type === 'PLANT' ? cycle.plants : cycle.harvests;
  // Old data may hold the same work twice; it counts once.
  if (alike.some((other) => other.id !== task.id && isDone(other))) return status;

  if (task.type === 'PLANT') {
    const harvest = harvestOf(farm, cycle, isDone);
    const planting = plantingOf(farm, task);
    return isDone(task)
      ? plantTrays(status, planting, harvest)
      : undoPlantTrays(status, planting, harvest);
  }
  const harvest = {
    cycleKey: cycleKeyOf(task),
    varietyId: task.varietyId ?? '',
    dateISO: task.dateISO,
    usage: harvestUsage(farm, task, cycle),
    isLive: isLive(farm, task),
  };
  const planted = cycle.plants.find(isDone);
  const planting = planted === undefined ? null : plantingOf(farm, planted);
  return isDone(task)
    ? harvestTrays(status, harvest, planting)
    : undoHarvestTrays(status, harvest, planting);
}

function harvestOf(
  farm: TrayFarm,
  cycle: CycleWork,
  isDone: (task: Task) => boolean,
): CycleHarvest {
  return {
    isDone: cycle.harvests.some(isDone),
    usage: harvestUsage(farm, cycle.harvests[0], cycle),
    isLive: isLive(farm, cycle.harvests[0]),
  };
}

/** Trays of a planting: the recorded number if there is one, else the planned. */
function plantingOf(farm: TrayFarm, task: Task): ActivePlanting {
  const trays = plantedCounts(farm.traysPlantedLog, farm.tasks)(task);
  return {
    cycleKey: cycleKeyOf(task),
    varietyId: task.varietyId ?? '',
    dateISO: task.dateISO,
    usage: plantedUsage(farm, task, trays),
  };
}

/** What a planting of so many trays takes: as planned where these are the planned ones. */
export function plantedUsage(farm: TrayFarm, task: Task, trays: number): TrayUsage {
  return task.trayUsage?.withHoles === trays ? task.trayUsage : usageOf(farm, trays, task);
}

/** A carry-only harvest has no trays. */
function harvestUsage(farm: TrayFarm, harvest: Task | undefined, cycle: CycleWork): TrayUsage {
  if (harvest === undefined) return NO_TRAYS;
  return harvest.trayUsage ?? usageOf(farm, harvest.trays ?? 0, cycle.plants[0]);
}

function usageOf(farm: TrayFarm, trays: number, planting: Task | undefined): TrayUsage {
  const germMode = planting?.germMode ?? 'WEIGHTED';
  const size = traySizeOf(farm.catalog, varietyOf(farm, planting) ?? {});
  return trayUsage(trays, germMode, farm.settings.trays.stackLimit, size);
}

function isLive(farm: TrayFarm, task: Task | undefined): boolean {
  return varietyOf(farm, task)?.live === true;
}

function varietyOf({ varieties }: TrayFarm, task: Task | undefined): Variety | undefined {
  return recordById(varieties, task?.varietyId ?? '');
}
