import type { DayNumber, DaySpan } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { sameDemand } from '#domain/demand/crop-demand.ts';
import { cropPlan, sameGrowInputs } from './crop-plan.ts';
import type { CropPlan, PlannedCycle } from './crop-plan.ts';
import { demandBookSteps } from '#domain/demand/demand-book.ts';
import type { DemandBook } from '#domain/demand/demand-book.ts';
import { harvestBuffers, sameBuffer } from './harvest-buffer.ts';
import type { PlanInputs } from './plan-inputs.ts';
import { planWindow, REBUILD_HORIZON_DAYS } from './plan-window.ts';

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

// A grower edits one farm, one order at a time: the crops of the last plan are nearly those of the next.
let latest: FarmCrops | undefined;

/**
 * The crops of a farm as far as tasks are planned.
 *
 * What the last plan has worked out is taken over where nothing has changed; the answer is the same
 * as without it.
 */
export function cachedCropPlan(inputs: PlanInputs, today: IsoDate): FarmCrops {
  return runToCompletion(knownCropsSteps(inputs, today));
}

/** The same in steps. What is planned meanwhile, of whichever farm, is right all the same. */
export function* knownCropsSteps(inputs: PlanInputs, today: IsoDate): Incremental<FarmCrops> {
  const window = planWindow(today, REBUILD_HORIZON_DAYS);
  const last = latest?.book.window.from === window.from ? latest : undefined;
  const known = yield* farmCropsSteps(inputs, window, inputs.varieties, last);
  latest = known;
  return known;
}

/** @param last - The crops of all varieties before an edit: those for which nothing has changed are taken over. */
function* farmCropsSteps(
  inputs: PlanInputs,
  window: DaySpan,
  of: readonly Variety[],
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

/** All harvests of a farm by day, and then by variety name. */
export function cyclesByDay({ book, crops }: FarmCrops): PlannedCycle[] {
  const byDay: PlannedCycle[][] = [];
  for (const { cycles } of crops) {
    for (const cycle of cycles) (byDay[cycle.day - book.window.from] ??= []).push(cycle);
  }
  return byDay.flat();
}
