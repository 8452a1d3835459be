import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestLoss, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { recordedPlantings } from '#domain/planning/recorded-plantings.ts';
import type { RealTask } from '#domain/supply/real-task.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';

/** What a weight at the cut is worked out from. */
interface WeighingFarm {
  readonly tasks: readonly Task[];
  readonly harvestLosses: readonly HarvestLoss[];
  readonly harvestLog?: readonly HarvestRecord[] | undefined;
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
}

/** A harvest before it is weighed, or as it was weighed. */
export interface WeighedTask {
  readonly task: Task;
  /** Trays of the task less those reported lost of its batch, or as recorded. */
  readonly trays: number;
  /** The day it was cut: that of the tick, which is the task's day when it is told later. */
  readonly dateISO: IsoDate;
  /** The day its planting was ticked on or its trays were counted; null when nobody knows. */
  readonly plantedISO: IsoDate | null;
  readonly record: HarvestRecord | null;
}

/**
 * A HARVEST task with what is known of its weight, and the values that a record of it begins with. From trays that
 * are said beside the planned ones nothing more is taken off.
 */
export function weighedTask(farm: WeighingFarm, task: RealTask, today: IsoDate): WeighedTask {
  const { cycleKey, dateISO, trays = 0 } = task;
  const record = farm.harvestLog?.find((known) => known.cycleKey === cycleKey) ?? null;
  const lost = farm.harvestLosses
    .filter((loss) => loss.cycleKey === cycleKey)
    .reduce((sum, { qty }) => sum + qty, 0);
  const recorded = recordedPlantings(farm.traysPlantedLog, farm.tasks);
  const planting = farm.tasks.find(
    (other) =>
      other.cycleKey === cycleKey &&
      other.type === 'PLANT' &&
      other.skipped !== true &&
      (other.done || recorded(other) !== null),
  );
  return {
    task,
    trays: record?.trays ?? (task.plannedTrays === undefined ? Math.max(0, trays - lost) : trays),
    dateISO: record?.dateISO ?? (dateISO < today ? dateISO : today),
    plantedISO: record?.plantedISO ?? planting?.dateISO ?? null,
    record,
  };
}
