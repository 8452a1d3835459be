import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { type Task, plannedDay, tasksByCycle } from '#domain/planning/task.ts';
import { traysLeft } from '#domain/supply/record-loss.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { SupplyLot } from './variety-supply.ts';

/** Work that is done every day for a while, in the order it is listed. */
const EVERY_DAY_TYPES = ['MIST', 'WATER'] as const;

export type EveryDayType = (typeof EVERY_DAY_TYPES)[number];

export interface EveryDayLine {
  readonly type: EveryDayType;
  /** By name, what ends first before what ends later. */
  readonly parts: readonly EveryDayPart[];
}

interface EveryDayPart {
  readonly name: string;
  readonly trays: number;
  readonly lastISO: IsoDate;
}

interface EveryDayFarm {
  readonly tasks: readonly Task[];
  readonly varieties: readonly Variety[];
  /** The batches with what is left of them, by their cycle key. */
  readonly lots: ReadonlyMap<string, SupplyLot>;
}

interface Span extends EveryDayPart {
  readonly type: EveryDayType;
}

/**
 * Daily misting and watering on a day, besides its tasks. Covers growing batches with trays, from the day after
 * the first task to the last day of the step. Skipped steps have none.
 */
export function dailyCare(farm: EveryDayFarm, dateISO: IsoDate): readonly EveryDayLine[] {
  const varieties = new Map(farm.varieties.map((variety) => [variety.id, variety]));
  const cycles = tasksByCycle(farm.tasks);
  const spans: Span[] = [];
  for (const [cycleKey, lot] of farm.lots) {
    if (lot.state !== 'growing') continue;
    const batch = cycles.get(cycleKey) ?? [];
    for (const task of batch) {
      // The first day is a task of its own.
      if (task.dateISO >= dateISO) continue;
      const variety = varieties.get(task.varietyId ?? '');
      const span = variety === undefined ? null : spanOf(task, batch, variety, traysLeft(lot));
      if (span !== null && span.trays > 0 && dateISO <= span.lastISO) spans.push(span);
    }
  }
  return EVERY_DAY_TYPES.map((type) => ({
    type,
    parts: partsOf(spans.filter((span) => span.type === type)),
  })).filter(({ parts }) => parts.length > 0);
}

function spanOf(
  task: Task,
  batch: readonly Task[],
  { name, steps }: Variety,
  trays: number,
): Span | null {
  const type = EVERY_DAY_TYPES.find((one) => one === task.type);
  if (type === undefined || task.skipped === true) return null;
  const plant = batch.find((one) => one.type === 'PLANT');
  if (plant === undefined) return null;
  // Moved or not, a step is known by the days the plan gave it after its planting.
  const start = daysBetween(plannedDay(plant), plannedDay(task));
  const step = steps.find((one) => one.type === type && Math.floor(one.dayStart) === start);
  if (step === undefined) return null;
  const days = Math.floor(step.dayEnd - step.dayStart);
  return { type, lastISO: addDays(task.dateISO, days), name, trays };
}

function partsOf(spans: readonly Span[]): readonly EveryDayPart[] {
  const parts = new Map<string, EveryDayPart>();
  for (const { name, lastISO, trays } of spans) {
    const key = `${name}|${lastISO}`;
    parts.set(key, { name, lastISO, trays: (parts.get(key)?.trays ?? 0) + trays });
  }
  return [...parts.values()].toSorted(byTexts('name', 'lastISO'));
}
