import { isoDate } from '#domain/calendar/day-number.ts';
import type { GrowSchedule, ScheduledStep } from './grow-schedule.ts';
import type { PlannedCycle } from './plan-cycles.ts';
import type { Task } from './task.ts';
import { cycleKey, plannedTaskKey } from './task-keys.ts';
import { trayUsage } from './tray-usage.ts';

/**
 * The work of one cycle, from its soak to its harvest.
 *
 * Days before today are included: a planting that was missed shows up as late instead of vanishing.
 * A harvest that carry covers has nothing to grow and is one HARVEST task.
 */
export function cycleTasks(
  cycle: PlannedCycle,
  schedule: GrowSchedule,
  stackLimit: number,
): Task[] {
  if (cycle.entry.carryOnly) return [carryOnlyHarvest(cycle)];
  return schedule.steps.map((step) => ({
    ...sharedFields(cycle, step),
    ...fieldsOfType(cycle, step, schedule, stackLimit),
  }));
}

function sharedFields({ day, entry, orderId }: PlannedCycle, step: ScheduledStep): Task {
  const dateISO = isoDate(day + step.daysFromHarvest);
  const taskKey = plannedTaskKey(dateISO, step.type, entry.varietyId);
  return {
    id: taskKey,
    taskKey,
    cycleKey: cycleKey(entry.varietyId, entry.dateISO),
    type: step.type,
    dateISO,
    done: false,
    note: step.note,
    trays: entry.trays,
    varietyId: entry.varietyId,
    varietyName: entry.varietyName,
    ...(orderId === null ? {} : { orderId }),
  };
}

function fieldsOfType(
  { entry }: PlannedCycle,
  { type, soakHours }: ScheduledStep,
  { germMode }: GrowSchedule,
  stackLimit: number,
): Partial<Task> {
  const mode = germMode === 'WEIGHTED' ? {} : { germMode };
  switch (type) {
    case 'SOAK':
      return soakHours === undefined ? {} : { soakHours };
    case 'GERM':
      return mode;
    case 'PLANT':
      return { ...mode, trayUsage: trayUsage(entry.trays, germMode, stackLimit) };
    case 'HARVEST':
      return { ...weights(entry), trayUsage: trayUsage(entry.trays, germMode, stackLimit) };
    default:
      return {};
  }
}

function carryOnlyHarvest(cycle: PlannedCycle): Task {
  const carryUsedOz = inTenThousandths(cycle.entry.carryUsedOz);
  const note = `Use carryover (${halfUpToTenths(carryUsedOz)} oz)`;
  return {
    ...sharedFields(cycle, { type: 'HARVEST', daysFromHarvest: 0, note }),
    ...weights(cycle.entry),
  };
}

function weights(entry: PlannedCycle['entry']): Pick<Task, 'oz' | 'carryUsedOz'> {
  const carryUsedOz = inTenThousandths(entry.carryUsedOz);
  return {
    oz: inTenThousandths(entry.expectedOz) / 10_000,
    ...(carryUsedOz > 0 ? { carryUsedOz: carryUsedOz / 10_000 } : {}),
  };
}

/** Tasks store four decimals; whole ten-thousandths round without surprises. */
function inTenThousandths(ounces: number): number {
  return Math.round(ounces * 10_000);
}

function halfUpToTenths(tenThousandths: number): number {
  return Math.floor((tenThousandths + 500) / 1000) / 10;
}
