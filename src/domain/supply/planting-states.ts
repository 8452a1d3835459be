import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { type Task, type TraysPlantedEntry, isCarriedOut } from '#domain/planning/task.ts';
import { countsOf, recordedPlantings } from '#domain/planning/recorded-plantings.ts';
import type { LotPlanting } from './variety-supply.ts';

const TICKING_DAYS = 30;

/** Whether a farm marks plantings done: one of the last 30 days is done or recorded. If not, nothing is late. */
export function marksTasksDone(
  tasks: readonly Task[],
  log: readonly TraysPlantedEntry[],
  today: IsoDate,
): boolean {
  const from = addDays(today, -TICKING_DAYS);
  const isRecent = ({ dateISO }: { readonly dateISO: IsoDate }) =>
    dateISO >= from && dateISO <= today;
  return (
    log.some(isRecent) || tasks.some((task) => task.type === 'PLANT' && task.done && isRecent(task))
  );
}

interface PlantingFacts {
  /** All tasks of the variety. */
  readonly tasks: readonly Task[];
  /** All tasks of the batches that are asked about, where these are few. */
  readonly asked?: readonly Task[];
  readonly log: readonly TraysPlantedEntry[];
  readonly today: IsoDate;
  readonly isTicking: boolean;
}

/**
 * State of each planting: planted, skipped, late or planned.
 *
 * A planting is planted if it was marked done, recorded or harvested. It is late if its day, or the day of its
 * open soak, has passed. Late trays don't exist, unless the farm never marks plantings done.
 */
export function plantingStates({
  tasks,
  asked = tasks,
  log,
  today,
  isTicking,
}: PlantingFacts): (task: Task) => LotPlanting {
  const harvested = new Set<string>();
  const soakLate = new Set<string>();
  for (const task of asked) {
    if (task.type === 'HARVEST' && isCarriedOut(task)) harvested.add(task.cycleKey);
    if (task.type === 'SOAK' && !task.done && task.dateISO < today) soakLate.add(task.cycleKey);
  }
  const recorded = recordedPlantings(log, tasks);
  const countOf = countsOf(recorded);
  return (task) => {
    if (task.skipped === true) return { task, state: 'skipped', trays: 0, isPlanted: false };
    if (isCarriedOut(task) || recorded(task) !== null || harvested.has(task.cycleKey)) {
      return { task, state: 'planted', trays: countOf(task), isPlanted: true };
    }
    const planned = task.trays ?? 0;
    if (task.dateISO >= today && !soakLate.has(task.cycleKey)) {
      return { task, state: 'planned', trays: planned, isPlanted: false };
    }
    return { task, state: 'late', trays: isTicking ? 0 : planned, isPlanted: !isTicking };
  };
}
