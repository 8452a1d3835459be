import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import type { CropPlan } from './crops/crop-plan.ts';
import { cropTasks } from './cycle-tasks.ts';
import type { HarvestEntry } from './crops/harvest-entry.ts';
import { mergeTasks } from './merge-tasks.ts';
import { mergePlanSteps } from './merge-plan.ts';
import type { MergedPlan } from './merge-plan.ts';
import { cyclesByDay, farmCrops, cachedCropPlan, knownCropsSteps } from './crops/plan-cycles.ts';
import type { PlanInputs } from './crops/plan-inputs.ts';
import { planWindow, REBUILD_HORIZON_DAYS } from './crops/plan-window.ts';
import type { Task } from './task.ts';

/** What the plan reads, with the tasks a farm has so far. */
export interface PlannedFarm extends PlanInputs {
  readonly tasks: readonly Task[];
}

/** The plan of a farm: what is cut, and all its tasks, done and open. */
export interface FarmPlan {
  readonly harvests: readonly HarvestEntry[];
  /** The very list of the farm when the plan changes nothing. */
  readonly tasks: readonly Task[];
}

/** Plans a farm anew from its orders: the harvests from yesterday on, and the tasks they need. */
export function planFarm(
  farm: PlannedFarm,
  today: IsoDate,
  horizonDays: number = REBUILD_HORIZON_DAYS,
): FarmPlan {
  const crops = farmCrops(farm, planWindow(today, horizonDays));
  const planned = plannedTasks(crops.crops, farm.settings.trays.stackLimit);
  return {
    harvests: cyclesByDay(crops).map(({ entry }) => entry),
    tasks: mergeTasks(farm.tasks, planned, today),
  };
}

// See `cachedCropPlan`: the tasks of one farm, planned again after every edit.
let latest: MergedPlan | undefined;

/**
 * The tasks of a farm after planning, the same as `planFarm` gives them.
 *
 * Only the tasks of varieties for which something changed since the last plan are put together anew.
 */
export function planTasks(farm: PlannedFarm, today: IsoDate): readonly Task[] {
  return runToCompletion(planTaskSteps(farm, today));
}

/** The same in steps, for those who let the page react in between. */
export function* planTaskSteps(farm: PlannedFarm, today: IsoDate): Incremental<readonly Task[]> {
  const { crops } = yield* knownCropsSteps(farm, today);
  const given = { crops, stackLimit: farm.settings.trays.stackLimit, today };
  latest = yield* mergePlanSteps(farm.tasks, given, latest);
  return latest.tasks;
}

/**
 * The tasks of some varieties after planning, the same as `planFarm` gives them.
 *
 * @param farm - Its tasks are those of these varieties alone.
 * @param isLastPlan - Whether the farm grows what was planned last: then no order is read again.
 */
export function planVarieties(
  farm: PlannedFarm,
  today: IsoDate,
  varietyIds: ReadonlySet<string>,
  isLastPlan = false,
): readonly Task[] {
  const isAsked = ({ id }: { readonly id: string }) => varietyIds.has(id);
  const crops = isLastPlan
    ? cachedCropPlan(farm, today).crops.filter(({ variety }) => isAsked(variety))
    : farmCrops(farm, planWindow(today, REBUILD_HORIZON_DAYS), farm.varieties.filter(isAsked))
        .crops;
  return mergeTasks(farm.tasks, plannedTasks(crops, farm.settings.trays.stackLimit), today);
}

/** The tasks of all crops, each under a key of its own. */
function plannedTasks(crops: readonly CropPlan[], stackLimit: number): Task[] {
  return crops.flatMap((crop) => cropTasks(crop, stackLimit));
}
