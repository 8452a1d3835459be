import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { plantedCounts } from '#domain/planning/recorded-plantings.ts';
import { byTexts } from '../records/lists.ts';
import { dayOfCycle, type Task, type TraysPlantedEntry, isCarriedOut } from './task.ts';

/** How far a batch has come, those in the ground first. */
const BATCH_STATUSES = ['Planted', 'Planned', 'Harvested'] as const;

export type BatchStatus = (typeof BATCH_STATUSES)[number];

export interface CycleBatch {
  readonly cycleKey: string;
  readonly varietyId: string;
  readonly varietyName: string;
  /** Trays recorded as planted, else planned. */
  readonly trays: number;
  /** The day it was planted; of a planned one, the day it is planned for. */
  readonly plantedISO: IsoDate;
  readonly harvestISO: IsoDate;
  readonly status: BatchStatus;
}

/**
 * All batches: growing, then planned, then harvested, each by plant date, then by variety. A carry-only harvest
 * and a skipped planting have none.
 */
export function listBatches(farm: {
  readonly tasks: readonly Task[];
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
}): CycleBatch[] {
  const countOf = plantedCounts(farm.traysPlantedLog, farm.tasks);
  const plants = new Map<string, Task>();
  const harvests = new Map<string, Task>();
  for (const task of farm.tasks) {
    if (task.cycleKey === '') continue;
    if (task.type === 'PLANT') keepFurthest(plants, task);
    if (task.type === 'HARVEST') keepFurthest(harvests, task);
  }
  return [...plants.values()]
    .filter((plant) => plant.skipped !== true)
    .map((plant) => batchOf(plant, harvests.get(plant.cycleKey), countOf(plant)))
    .toSorted(compareBatches);
}

/** Old data may contain work twice. The carried-out task gives the state. */
function keepFurthest(tasks: Map<string, Task>, task: Task): void {
  const other = tasks.get(task.cycleKey);
  if (other === undefined || (isCarriedOut(task) && !isCarriedOut(other))) {
    tasks.set(task.cycleKey, task);
  }
}

function batchOf(plant: Task, harvest: Task | undefined, trays: number): CycleBatch {
  const { cycleKey, varietyId = '', varietyName = varietyId } = plant;
  return {
    cycleKey,
    varietyId,
    varietyName,
    trays,
    plantedISO: plant.dateISO,
    harvestISO: harvest?.dateISO ?? dayOfCycle(cycleKey),
    status: statusOf(plant, harvest),
  };
}

function statusOf(plant: Task, harvest: Task | undefined): BatchStatus {
  if (harvest && isCarriedOut(harvest)) return 'Harvested';
  return isCarriedOut(plant) ? 'Planted' : 'Planned';
}

function compareBatches(a: CycleBatch, b: CycleBatch): number {
  const rank = BATCH_STATUSES.indexOf(a.status) - BATCH_STATUSES.indexOf(b.status);
  return rank || byPlanting(a, b);
}

const byPlanting = byTexts('plantedISO', 'varietyName', 'cycleKey');
