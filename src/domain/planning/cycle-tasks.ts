import { traySizeOf } from '#domain/catalog/tray-size.ts';
import { isoDate } from '#domain/calendar/iso-date.ts';
import { type Variety, traysText } from '#domain/catalog/varieties/variety.ts';
import type { CropPlan, PlannedCycle } from './crops/crop-plan.ts';
import { growSchedule, type GrowSchedule, type ScheduledStep } from './grow-schedule.ts';
import type { HarvestEntry } from './crops/harvest-entry.ts';
import { type Task, cycleKey, plannedTaskKey, withDistinctKeys } from './task.ts';
import { type TrayUsage, trayUsage, type TrayRules } from './tray-status.ts';

/**
 * A mutable task, filled field by field because a plan makes thousands. Fields are in read order, so opened
 * tasks keep their identity.
 */
type DraftTask = { -readonly [Field in keyof Task]: Task[Field] };

/** Tasks of all cycles of a variety, each with a unique key. */
export function cropTasks({ variety, cycles }: CropPlan, rules: TrayRules): Task[] {
  const schedule = growSchedule(variety);
  const usageOf = (trays: number) =>
    trayUsage(trays, schedule.germMode, rules.stackLimit, traySizeOf(rules, variety));
  return withDistinctKeys(
    cycles.flatMap((cycle) =>
      cycle.entry.carryOnly
        ? [carryOnlyHarvest(cycle, variety)]
        : cycleTasks(cycle, schedule, usageOf),
    ),
  );
}

/** Days before today are included: a planting that was missed shows up as late instead of vanishing. */
function cycleTasks(
  cycle: PlannedCycle,
  schedule: GrowSchedule,
  usageOf: (trays: number) => TrayUsage,
): Task[] {
  const ownCycleKey = cycleKey(cycle.entry.varietyId, cycle.entry.dateISO);
  return schedule.steps.map((step) => {
    const task = taskOfStep(cycle, step, ownCycleKey);
    const { germMode } = schedule;
    if (step.type === 'PLANT' || step.type === 'GERM') {
      if (germMode !== 'WEIGHTED') task.germMode = germMode;
    }
    if (cycle.orderId !== null) task.orderId = cycle.orderId;
    if (step.type === 'PLANT' || step.type === 'HARVEST') {
      task.trayUsage = usageOf(cycle.entry.trays);
    }
    return task;
  });
}

function taskOfStep(
  { day, entry }: PlannedCycle,
  { type, daysFromHarvest, note, soakHours }: ScheduledStep,
  ownCycleKey: string,
): DraftTask {
  const dateISO = isoDate(day + daysFromHarvest);
  const taskKey = plannedTaskKey(dateISO, type, entry.varietyId);
  const task: DraftTask = {
    id: taskKey,
    taskKey,
    cycleKey: ownCycleKey,
    type,
    dateISO,
    done: false,
    note,
    trays: entry.trays,
  };
  if (type === 'HARVEST') addWeights(task, entry);
  task.varietyId = entry.varietyId;
  task.varietyName = entry.varietyName;
  if (soakHours !== undefined) task.soakHours = soakHours;
  return task;
}

/** The work of a harvest that carry covers: nothing grows for it. */
function carryOnlyHarvest(cycle: PlannedCycle, { live }: Variety): Task {
  const { entry } = cycle;
  const carried = halfUpToTenths(inTenThousandths(entry.carryUsedOz));
  const note = `Use carryover (${live === true ? traysText(carried) : `${carried} oz`})`;
  const step: ScheduledStep = { type: 'HARVEST', daysFromHarvest: 0, note };
  const task = taskOfStep(cycle, step, cycleKey(entry.varietyId, entry.dateISO));
  if (cycle.orderId !== null) task.orderId = cycle.orderId;
  return task;
}

function addWeights(task: DraftTask, entry: HarvestEntry): void {
  task.oz = inTenThousandths(entry.expectedOz) / 10_000;
  const carryUsedOz = inTenThousandths(entry.carryUsedOz);
  if (carryUsedOz > 0) task.carryUsedOz = carryUsedOz / 10_000;
}

/** Tasks store four decimals; counted as whole ten-thousandths, they round without surprises. */
function inTenThousandths(ounces: number): number {
  return Math.round(ounces * 10_000);
}

function halfUpToTenths(tenThousandths: number): number {
  return Math.floor((tenThousandths + 500) / 1000) / 10;
}
