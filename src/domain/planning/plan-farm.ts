import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TraySizes } from '#domain/catalog/tray-size.ts';
import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import type { CropPlan } from './crops/crop-plan.ts';
import { cropTasks } from './cycle-tasks.ts';
import { mergeTasks } from './merge-tasks.ts';
import { mergePlanSteps, type MergedPlan } from './merge-plan.ts';
import {
  cyclesByDay,
  farmCropsSteps,
  knownCropsSteps,
  type PlanInputs,
} from './crops/plan-cycles.ts';
import { planWindow, REBUILD_HORIZON_DAYS } from './crops/plan-window.ts';
import type { Task } from './task.ts';
import type { TrayRules } from './tray-status.ts';

export interface PlannedFarm extends PlanInputs {
  readonly tasks: readonly Task[];
  readonly catalog: TraySizes;
}

/**
 * Plans a farm from its orders: harvests from yesterday on, and their tasks, the very list of the farm when the plan
 * changes nothing.
 */
export function planFarm(
  farm: PlannedFarm,
  today: IsoDate,
  horizonDays: number = REBUILD_HORIZON_DAYS,
) {
  const crops = runToCompletion(farmCropsSteps(farm, planWindow(today, horizonDays)));
  const planned = plannedTasks(crops.crops, farm);
  return {
    harvests: cyclesByDay(crops).map(({ entry }) => entry),
    tasks: mergeTasks(farm.tasks, planned, today),
  };
}

// See `knownCropsSteps`: the tasks of one farm, planned again after every edit.
let latest: MergedPlan | undefined;

/**
 * Tasks of a farm after planning, the same as from `planFarm`, in steps, so that the page can react in between.
 * Only varieties that changed since the last plan are merged again.
 */
export function* planTaskSteps(farm: PlannedFarm, today: IsoDate): Incremental<readonly Task[]> {
  const { crops } = yield* knownCropsSteps(farm, today);
  const given = { crops, rules: trayRules(farm), today };
  latest = yield* mergePlanSteps(farm.tasks, given, latest);
  return latest.tasks;
}

/**
 * Tasks of some varieties after planning, the same as from `planFarm`.
 *
 * @param farm - Holds only the tasks of these varieties.
 * @param isLastPlan - Whether this is the last planned farm. Then no order is read again.
 */
export function planVarieties(
  farm: PlannedFarm,
  today: IsoDate,
  varietyIds: ReadonlySet<string>,
  isLastPlan = false,
): readonly Task[] {
  const isAsked = ({ id }: { readonly id: string }) => varietyIds.has(id);
  const window = planWindow(today, REBUILD_HORIZON_DAYS);
  const steps = isLastPlan
    ? knownCropsSteps(farm, today)
    : farmCropsSteps(farm, window, farm.varieties.filter(isAsked));
  const crops = runToCompletion(steps).crops.filter(({ variety }) => isAsked(variety));
  return mergeTasks(farm.tasks, plannedTasks(crops, farm), today);
}

function plannedTasks(crops: readonly CropPlan[], farm: PlannedFarm): Task[] {
  const rules = trayRules(farm);
  return crops.flatMap((crop) => cropTasks(crop, rules));
}

function trayRules({ settings, catalog }: PlannedFarm): TrayRules {
  return { stackLimit: settings.trays.stackLimit, traySizes: catalog.traySizes };
}
