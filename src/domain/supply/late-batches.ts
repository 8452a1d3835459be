import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import { NEXT_DAY_SOAK_HOURS } from '#domain/catalog/varieties/soak-note.ts';
import { byTexts } from '#domain/records/lists.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import {
  type Task,
  type TraysPlantedEntry,
  isCarriedOut,
  tasksByCycle,
  dayOfCycle,
} from '#domain/planning/task.ts';
import { beginsBatch } from '#domain/trays/planted-batches.ts';
import { marksTasksDone, plantingStates } from './planting-states.ts';

export interface LateBatch {
  readonly cycleKey: string;
  /** The harvest day it was planned for. */
  readonly harvestISO: IsoDate;
  readonly trays: number;
  /** The first of its soaks and plantings that is still open: it was due on its day. */
  readonly begins: Task;
  /** Whether a soak over night comes first, so that it is soaked and not planted on the day it is begun. */
  readonly beginsWithSoak: boolean;
  /** When it can be cut, begun today. */
  readonly readyISO: IsoDate;
}

/** Missed batches, next harvests first. None on a farm that never marks plantings done, and no partly planted one. */
export function lateBatches(
  tasks: readonly Task[],
  log: readonly TraysPlantedEntry[],
  today: IsoDate,
): readonly LateBatch[] {
  if (!marksTasksDone(tasks, log, today)) return [];
  // Without an open task that may begin a batch too late no planting of it is late.
  const isOverdue = (task: Task) => !task.done && task.dateISO < today && beginsBatch(task);
  const overdue = new Set(tasks.filter(isOverdue).map(({ cycleKey }) => cycleKey));
  if (overdue.size === 0) return [];
  const cycles = tasksByCycle(tasks);
  const batches = [...overdue].map((cycleKey) => cycles.get(cycleKey) ?? []);
  const stateOf = plantingStates({ tasks, asked: batches.flat(), log, today, isTicking: true });
  return batches
    .filter((batch) => {
      const states = batch.filter(({ type }) => type === 'PLANT').map(stateOf);
      return states.some(({ state }) => state === 'late') && !states.some((one) => one.isPlanted);
    })
    .flatMap((batch) => lateBatch(batch, today) ?? [])
    .sort((a, b) => byHarvest(a, b, today));
}

function lateBatch(batch: readonly Task[], today: IsoDate): LateBatch | null {
  const open = batch.filter(({ done }) => !done);
  const [begins] = open.filter(beginsBatch).sort(compareTasks);
  if (begins === undefined) return null;
  const { cycleKey } = begins;
  const harvestISO = dayOfCycle(cycleKey);
  const cut = batch.find((task) => task.type === 'HARVEST' && !isCarriedOut(task));
  return {
    cycleKey,
    harvestISO,
    begins,
    trays: open
      .filter(({ type }) => type === 'PLANT')
      .reduce((sum, { trays = 0 }) => sum + trays, 0),
    beginsWithSoak: begins.type === 'SOAK' && (begins.soakHours ?? 0) >= NEXT_DAY_SOAK_HOURS,
    readyISO: addDays(cut?.dateISO ?? harvestISO, daysBetween(begins.dateISO, today)),
  };
}

/** Batches that can still be planted come before overdue ones. */
function byHarvest(a: LateBatch, b: LateBatch, today: IsoDate): number {
  const isOver = ({ harvestISO }: LateBatch) => Number(harvestISO < today);
  return isOver(a) - isOver(b) || byTexts('harvestISO', 'cycleKey')(a, b);
}
