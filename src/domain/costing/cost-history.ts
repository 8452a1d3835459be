import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CostSnapshot } from '#domain/orders/order.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { roundCost } from './cost-parts.ts';
import { customerOf } from '../customers/customer.ts';
import type { EventCost } from './event-cost.ts';
import { type OrderCost, datedCosts } from './order-cost.ts';

/** An earlier delivery, its cost, and the increase over the one before. */
export interface CostHistoryRow {
  readonly id: string;
  readonly dateISO: IsoDate;
  readonly orderName: string;
  /** Dollars, 6 decimals. */
  readonly totalCost: number;
  /** Null on the first row. */
  readonly delta: number | null;
  /** Whether the cost was recorded back then, and is not of today's prices. */
  readonly isRecorded: boolean;
}

/**
 * Costs of a customer's deliveries up to the viewed one, oldest first.
 *
 * Without a customer, only the same order counts. Recorded costs stay; all others use today's prices.
 *
 * @param events - Costs of all orders of the farm.
 */
export function costHistory(
  events: readonly EventCost[],
  recorded: readonly CostSnapshot[],
  viewed: OrderCost,
): CostHistoryRow[] {
  const { order } = viewed.event;
  const isOfCustomer = (event: EventCost) =>
    order.customer.trim() === ''
      ? event.order.id === order.id
      : event.order.customer.trim() !== '' && customerOf(event.order).key === customerOf(order).key;
  const stored = new Map(recorded.map((one) => [`${one.orderId}|${one.dateISO}`, one.totalCost]));
  const range = { from: null, to: viewed.dateISO };
  return datedCosts(events.filter(isOfCustomer), range, viewed.dateISO)
    .sort(
      (a, b) =>
        compareTexts(a.dateISO, b.dateISO) ||
        Number(a.id === viewed.id) - Number(b.id === viewed.id) ||
        compareTexts(a.orderId, b.orderId),
    )
    .map((cost) => ({ cost, totalCost: roundCost(stored.get(cost.id) ?? cost.totalCost) }))
    .map(({ cost, totalCost }, index, rows) => {
      const before = rows[index - 1];
      return {
        id: cost.id,
        dateISO: cost.dateISO,
        orderName: cost.event.order.name,
        totalCost,
        delta: before === undefined ? null : roundCost(totalCost - before.totalCost),
        isRecorded: stored.has(cost.id),
      };
    });
}
