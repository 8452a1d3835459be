import type { DayNumber, DaySpan } from '#domain/calendar/day-number.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { sameDemand } from '#domain/demand/crop-demand.ts';
import { cropPlan, sameGrowInputs } from './crop-plan.ts';
import type { CropPlan, PlannedCycle } from './crop-plan.ts';
import { demandBookAfterSteps, demandBookSteps } from '#domain/demand/demand-book.ts';
import type { DemandBook } from '#domain/demand/demand-book.ts';
import { harvestBuffers, sameBuffer } from './harvest-buffer.ts';
import type { PlanInputs } from './plan-inputs.ts';

/** The harvests of a farm, variety by variety, and the orders they follow from. */
export interface FarmCrops {
  readonly book: DemandBook;
  /** By name of the variety. */
  readonly crops: readonly CropPlan[];
}

/**
 * The harvests of a farm from `from` to `to`, both included, by day and then by variety name.
 *
 * A harvest follows from the orders alone: it is the same in every window that contains its day,
 * and whichever other varieties are planned.
 *
 * @param of - The varieties to plan; all of the farm unless said otherwise.
 */
export function planCycles(
  inputs: PlanInputs,
  from: DayNumber,
  to: DayNumber,
  of: readonly Variety[] = inputs.varieties,
): PlannedCycle[] {
  return cyclesByDay(farmCrops(inputs, { from, to }, of));
}

/** Plans all harvests of a farm in a window, variety by variety. */
export function farmCrops(
  inputs: PlanInputs,
  window: DaySpan,
  of: readonly Variety[] = inputs.varieties,
): FarmCrops {
  return runToCompletion(farmCropsSteps(inputs, window, of));
}

/** The same in steps. */
export function* farmCropsSteps(
  inputs: PlanInputs,
  window: DaySpan,
  of: readonly Variety[] = inputs.varieties,
): Incremental<FarmCrops> {
  const book = yield* demandBookSteps(inputs, window, of);
  const bufferOf = harvestBuffers(inputs.batchSettings, inputs.varieties);
  const crops: CropPlan[] = [];
  for (const { variety, demand } of book.crops) {
    yield;
    crops.push(cropPlan(variety, bufferOf(variety.id), demand, window.from));
  }
  return { book, crops };
}

/**
 * The harvests after a change of the farm: the same as planning all of them again. After a change of everything,
 * as by a backup that was loaded, that takes as many steps.
 *
 * Only varieties whose demand, yield, days or buffer changed are planned; all other crops are the
 * very same objects as before.
 */
export function* farmCropsAfterSteps(
  before: FarmCrops,
  inputs: PlanInputs,
): Incremental<FarmCrops> {
  const book = yield* demandBookAfterSteps(before.book, inputs);
  const known = new Map(before.crops.map((crop) => [crop.variety.id, crop]));
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
    crops.push(isSame ? was : cropPlan(variety, buffer, demand, book.window.from));
  }
  return { book, crops };
}

/** All harvests of a farm by day, and then by variety name. */
export function cyclesByDay({ book, crops }: FarmCrops): PlannedCycle[] {
  const byDay: PlannedCycle[][] = [];
  for (const { cycles } of crops) {
    for (const cycle of cycles) (byDay[cycle.day - book.window.from] ??= []).push(cycle);
  }
  return byDay.flat();
}
