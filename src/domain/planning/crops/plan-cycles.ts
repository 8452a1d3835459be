import type { DayNumber, DaySpan, IsoDate } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import { sameDemand } from '#domain/demand/crop-demand.ts';
import { cropPlan, sameGrowInputs, type CropPlan, type PlannedCycle } from './crop-plan.ts';
import { demandBookSteps, type DemandBook } from '#domain/demand/demand-book.ts';
import { harvestBuffers, sameBuffer } from './harvest-buffer.ts';
import { planWindow, REBUILD_HORIZON_DAYS } from './plan-window.ts';
import type { DemandFarm } from '#domain/demand/demand-lines.ts';
import type { BufferSettings, Settings } from '#domain/settings/settings.ts';

/** The harvests of a farm, variety by variety, and the orders they follow from. */
interface FarmCrops {
  readonly book: DemandBook;
  /** By name of the variety. */
  readonly crops: readonly CropPlan[];
}

/**
 * Harvests between two days, inclusive, by day, then by variety. A harvest depends only on orders: it is the
 * same in every window and with any other varieties.
 */
export function planCycles(
  inputs: PlanInputs,
  from: DayNumber,
  to: DayNumber,
  of: readonly Variety[] = inputs.varieties,
): PlannedCycle[] {
  return cyclesByDay(runToCompletion(farmCropsSteps(inputs, { from, to }, of)));
}

// A grower edits one farm, one order at a time: the crops of the last plan are nearly those of the next.
let latest: FarmCrops | undefined;

/**
 * Crops of a farm within the task horizon. Reuses the last plan where nothing changed; plans of other farms made
 * in between do no harm.
 */
export function* knownCropsSteps(inputs: PlanInputs, today: IsoDate): Incremental<FarmCrops> {
  const window = planWindow(today, REBUILD_HORIZON_DAYS);
  const last = latest?.book.window.from === window.from ? latest : undefined;
  const known = yield* farmCropsSteps(inputs, window, inputs.varieties, last);
  latest = known;
  return known;
}

/** @param last - The crops of all varieties before an edit: those for which nothing has changed are taken over. */
export function* farmCropsSteps(
  inputs: PlanInputs,
  window: DaySpan,
  of: readonly Variety[] = inputs.varieties,
  last?: FarmCrops,
): Incremental<FarmCrops> {
  const book = yield* demandBookSteps(inputs, window, of, last?.book);
  const known = new Map(last?.crops.map((crop) => [crop.variety.id, crop]));
  const bufferOf = harvestBuffers(inputs.batchSettings, inputs.varieties);
  const crops: CropPlan[] = [];
  for (const { variety, demand } of book.crops) {
    const was = known.get(variety.id);
    const buffer = bufferOf(variety.id);
    const isSame =
      was !== undefined &&
      (was.demand === demand || sameDemand(was.demand, demand)) &&
      sameBuffer(was.buffer, buffer) &&
      sameGrowInputs(was.variety, variety);
    if (!isSame) yield;
    crops.push(isSame ? was : cropPlan(variety, buffer, demand, window.from));
  }
  return { book, crops };
}

/** All harvests of a farm, by day, then by variety. */
export function cyclesByDay({ book, crops }: FarmCrops): PlannedCycle[] {
  const byDay: PlannedCycle[][] = [];
  for (const { cycles } of crops) {
    for (const cycle of cycles) (byDay[cycle.day - book.window.from] ??= []).push(cycle);
  }
  return byDay.flat();
}

/** All farm data that affects the plan, besides today: orders, varieties and buffers. */
export interface PlanInputs extends DemandFarm {
  readonly settings: Pick<Settings, 'planner' | 'trays'>;
  readonly batchSettings: BufferSettings;
}

/** Slices of a farm that a plan is made from. Tray sizes count, too, but are only a part of the catalog. */
export const PLAN_INPUTS = [
  'varieties',
  'products',
  'recurring',
  'single',
  'orders',
  'pastOrders',
  'settings',
  'batchSettings',
  'deliveryChanges',
  'dryLoads',
] as const satisfies readonly (keyof PlanInputs)[];
