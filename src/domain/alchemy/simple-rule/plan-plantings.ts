import { dayNumber, isoDate, type DayNumber } from '#domain/calendar/iso-date.ts';
import { addToGroup, byTexts } from '#domain/records/lists.ts';
import type { DryerPlanInput, DryerPlanPlanting } from './dryer-plan.ts';
import { SNAP_DAYS } from './dryer-plan-days.ts';
import type { HarvestLot } from './harvest-lots.ts';

/**
 * Schedules the plantings of a plan, a growing time before each harvest.
 *
 * A planting joins the nearest one of its variety within two days, the earlier one on a tie. That may be a
 * planting of the farm or of the plan, but never one before the plan starts.
 */
export function planPlantings(
  lots: readonly HarvestLot[],
  input: Pick<DryerPlanInput, 'start' | 'plantings'>,
): DryerPlanPlanting[] {
  const start = dayNumber(input.start);
  const known = new Map<string, DayNumber[]>();
  for (const { varietyId, date } of input.plantings) addToGroup(known, varietyId, dayNumber(date));

  const plantings = new Map<string, DryerPlanPlanting>();
  for (const { varietyId, best, trays, orderIds } of sowings(lots)) {
    const near = nearestDay(known.get(varietyId) ?? [], best, start);
    const day = near ?? Math.max(best, start);
    addToGroup(known, varietyId, day);
    const source = near === null ? 'new' : 'piggyback';
    const key = `${day}|${varietyId}|${source}`;
    const before = plantings.get(key);
    plantings.set(key, {
      date: isoDate(day),
      varietyId,
      trays: (before?.trays ?? 0) + trays,
      source,
      orderIds: [...new Set([...(before?.orderIds ?? []), ...orderIds])],
    });
  }
  return [...plantings.values()].toSorted(byTexts('date'));
}

/** Trays of a variety that are harvested on one day, and so want to be planted on one day. */
interface Sowing {
  readonly varietyId: string;
  readonly best: DayNumber;
  readonly trays: number;
  readonly orderIds: readonly string[];
}

function sowings(lots: readonly HarvestLot[]): Sowing[] {
  const byHarvest = new Map<string, Sowing>();
  for (const { order, day, trays } of lots) {
    const key = `${day}|${order.varietyId}`;
    const before = byHarvest.get(key);
    byHarvest.set(key, {
      varietyId: order.varietyId,
      best: day - order.daysToHarvest,
      trays: (before?.trays ?? 0) + trays,
      orderIds: [...(before?.orderIds ?? []), order.id],
    });
  }
  return [...byHarvest.values()].toSorted((a, b) => a.best - b.best);
}

function nearestDay(
  days: readonly DayNumber[],
  best: DayNumber,
  start: DayNumber,
): DayNumber | null {
  const near = days.filter((day) => day >= start && Math.abs(day - best) <= SNAP_DAYS);
  return near.toSorted((a, b) => Math.abs(a - best) - Math.abs(b - best) || a - b)[0] ?? null;
}
