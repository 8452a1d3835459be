import { type IsoDate, type IsoSpan, isInRange } from '#domain/calendar/iso-date.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { PlannedFarm } from '#domain/planning/plan-farm.ts';
import {
  type Task,
  cycleKey,
  dayOfCycle,
  isCarriedOut,
  plannedDay,
} from '#domain/planning/task.ts';
import { harvestPlanRows } from '#domain/reports/harvest-plan.ts';
import { realHarvestRow, type RealHarvestRow } from './real-harvest-row.ts';
import type { SupplyLedger } from '../supply/variety-supply.ts';

/** A harvest plan row on its actual harvest day. */
export interface ListedHarvest extends RealHarvestRow {
  readonly cutISO: IsoDate;
}

/**
 * Harvests between two days, inclusive, by day, then by variety.
 *
 * A moved harvest is listed only on its actual day. Its orders and carry stay those of the planned day.
 */
export function listedHarvests(
  farm: PlannedFarm,
  ledger: SupplyLedger,
  today: IsoDate,
  range: IsoSpan,
): ListedHarvest[] {
  const cutDays = movedCutDays(farm.tasks);
  const planned = [...cutDays].flatMap(([key, cutISO]) =>
    isInRange(cutISO, range) ? [dayOfCycle(key)] : [],
  );
  const days = [range.from, range.to, ...planned].sort();
  return harvestPlanRows(farm, today, days[0] ?? range.from, days.at(-1) ?? range.to)
    .map((row) => {
      const cutISO = cutDays.get(cycleKey(row.varietyId, row.dateISO)) ?? row.dateISO;
      return { ...realHarvestRow(row, ledger, today, cutISO), cutISO };
    })
    .filter(({ cutISO }) => isInRange(cutISO, range))
    .sort(byTexts('cutISO', 'varietyName', 'dateISO'));
}

/** The cut days of harvests that are not cut on the day they were planned for, by cycle key. */
function movedCutDays(tasks: readonly Task[]): ReadonlyMap<string, IsoDate> {
  const first = new Map<string, Task>();
  for (const task of tasks) {
    if (task.type !== 'HARVEST' || task.varietyId === undefined) continue;
    const key = cycleKey(task.varietyId, plannedDay(task));
    const other = first.get(key);
    if (other === undefined || isCutBefore(task, other)) first.set(key, task);
  }
  return new Map(
    [...first]
      .filter(([, task]) => task.dateISO !== plannedDay(task))
      .map(([key, { dateISO }]) => [key, dateISO]),
  );
}

/** Old data may contain work twice. The carried-out task gives the day. */
function isCutBefore(a: Task, b: Task): boolean {
  const [isCutA, isCutB] = [isCarriedOut(a), isCarriedOut(b)];
  return isCutA === isCutB ? a.dateISO < b.dateISO : isCutA;
}
