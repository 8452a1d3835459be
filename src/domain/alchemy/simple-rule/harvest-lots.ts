import type { DayNumber } from '#domain/calendar/iso-date.ts';
import { targetedHarvest } from './dryer-plan-days.ts';
import type { DryingLoad } from './dryer-board.ts';
import type { OrderInPlan, SortedOrders } from './drying-orders.ts';

/** Trays of one order that are harvested on one day. */
export interface HarvestLot {
  readonly order: OrderInPlan;
  readonly day: DayNumber;
  readonly trays: number;
}

/**
 * Schedules the harvests of a plan: on the Thursday or Friday up to two days before drying or delivery, else on
 * that day.
 *
 * A fresh order that can't be ready on time is harvested as early as possible.
 */
export function harvestLots({ fresh }: SortedOrders, loads: readonly DryingLoad[]): HarvestLot[] {
  const delivered = fresh.map((order) => ({ order, day: order.due, trays: order.trays }));
  return [...loads, ...delivered].map(({ order, day, trays }) => {
    const { earliest } = order;
    return { order, day: targetedHarvest(day, earliest) ?? Math.max(day, earliest), trays };
  });
}
