import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestLoss, Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { recordedPlantings } from '#domain/planning/recorded-plantings.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';

interface WeighingFarm {
  readonly tasks: readonly Task[];
  readonly harvestLosses: readonly HarvestLoss[];
  readonly harvestLog?: readonly HarvestRecord[] | undefined;
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
}

export interface WeighedTask {
  readonly task: Task;
  /** Trays of the task less those reported lost of its batch, or as recorded. */
  readonly trays: number;
  /** Harvest day: the day it was marked done, or the task's day if it was marked later. */
  readonly dateISO: IsoDate;
  /** Day the planting was marked done or its trays counted. `null` if unknown. */
  readonly plantedISO: IsoDate | null;
  readonly record: HarvestRecord | null;
}

/**
 * A harvest task with its known weight and the start values of a record. If trays were entered next to the
 * planned ones, losses aren't subtracted again.
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
