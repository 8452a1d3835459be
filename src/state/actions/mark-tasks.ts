import type { Task, TrayUsage } from '#domain/planning/task.ts';
import { trayUsage } from '#domain/planning/tray-usage.ts';
import { harvestTrays, unharvestTrays } from '#domain/trays/harvested-trays.ts';
import { plantedCount } from '#domain/trays/planted-count.ts';
import { plantTrays, unplantTrays } from '#domain/trays/planted-trays.ts';
import { NO_TRAYS } from '#domain/trays/tray-counts.ts';
import type { ActivePlanting, TrayStatus } from '#domain/trays/tray-status.ts';
import type { FarmDocument } from '../farm-document.ts';
import { cycleKeyOf, cycleWork } from './cycle-work.ts';
import type { CycleWork } from './cycle-work.ts';

/**
 * Marks tasks done or open, and moves the trays of their plantings and harvests.
 *
 * The counts depend only on which tasks are done, not on the order in which they were marked.
 *
 * @param marked - Tasks of the farm that are not yet as wanted.
 */
export function markTasks(
  document: FarmDocument,
  marked: readonly Task[],
  done: boolean,
): FarmDocument {
  if (marked.length === 0) return document;
  const ids = new Set(marked.map((task) => task.id));
  const tasks = document.tasks.map((task) => (ids.has(task.id) ? { ...task, done } : task));
  // The one place where work moves trays: what follows from changed counts starts here.
  const trayStatus = trayStatusAfter(document, marked, done);
  return { ...document, tasks, trayStatus };
}

function trayStatusAfter(
  document: FarmDocument,
  marked: readonly Task[],
  done: boolean,
): TrayStatus {
  const moving = marked.filter((task) => task.type === 'PLANT' || task.type === 'HARVEST');
  const cycles = cycleWork(document.tasks, moving);
  const doneIds = new Set<string>();
  for (const { plants, harvests } of cycles.values()) {
    for (const task of [...plants, ...harvests]) if (task.done) doneIds.add(task.id);
  }
  let status = document.trayStatus;
  for (const task of moving) {
    const cycle = cycles.get(cycleKeyOf(task));
    if (done) doneIds.add(task.id);
    else doneIds.delete(task.id);
    if (cycle) status = moveTrays(document, status, task, { cycle, doneIds });
  }
  return status;
}

interface MarkedCycle {
  readonly cycle: CycleWork;
  /** Tasks of the cycle that are done now, the marked one included. */
  readonly doneIds: ReadonlySet<string>;
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
    const harvest = {
      isDone: cycle.harvests.some(isDone),
      usage: harvestUsage(document, cycle.harvests[0], cycle),
    };
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
