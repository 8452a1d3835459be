import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { cycleTasks } from './cycle-tasks.ts';
import { growSchedule } from './grow-schedule.ts';
import type { GrowSchedule } from './grow-schedule.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import { mergeTasks } from './merge-tasks.ts';
import type { PlannedCycle } from './plan-cycles.ts';
import { plannedCycles } from './plan-harvests.ts';
import type { PlanInputs } from './plan-inputs.ts';
import type { Task } from './task.ts';
import { withDistinctKeys } from './task-keys.ts';

/** How many days ahead harvests become tasks. */
export const REBUILD_HORIZON_DAYS = 90;

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
  const cycles = plannedCycles(farm, today, horizonDays);
  const planned = plannedTasks(cycles, farm.settings.trays.stackLimit);
  return {
    harvests: cycles.map((cycle) => cycle.entry),
    tasks: mergeTasks(farm.tasks, planned, today),
  };
}

/**
 * The tasks of some varieties after planning, the same as `planFarm` gives them.
 *
 * @param farm - Its tasks are those of these varieties alone.
 */
export function planVarieties(
  farm: PlannedFarm,
  today: IsoDate,
  varietyIds: ReadonlySet<string>,
): readonly Task[] {
  const varieties = farm.varieties.filter(({ id }) => varietyIds.has(id));
  const cycles = plannedCycles(farm, today, REBUILD_HORIZON_DAYS, varieties);
  return mergeTasks(farm.tasks, plannedTasks(cycles, farm.settings.trays.stackLimit), today);
}

/** The tasks of all cycles, each under a key of its own. */
function plannedTasks(cycles: readonly PlannedCycle[], stackLimit: number): Task[] {
  const schedules = new Map<string, GrowSchedule>();
  const tasks = cycles.flatMap((cycle) => {
    const schedule = schedules.get(cycle.variety.id) ?? growSchedule(cycle.variety);
    schedules.set(cycle.variety.id, schedule);
    return cycleTasks(cycle, schedule, stackLimit);
  });
  return withDistinctKeys(tasks);
}
