import {
  type DayNumber,
  type IsoDate,
  dayNumber,
  isoDate,
  type ReportRange,
} from '#domain/calendar/iso-date.ts';

import {
  firstPossibleDay,
  orderEvents,
  type DatedOrder,
  type OrderEvent,
} from '#domain/orders/event-days.ts';
import { byNameThenId, compareTexts } from '#domain/records/lists.ts';
import { roundCost, totalOf } from './cost-parts.ts';
import { type EventCost, type OrderCostInputs, costEvents } from './event-cost.ts';

export interface OrderCost extends Pick<EventCost, 'packages' | 'bulk' | 'weightOz'> {
  /** The order and the day together. */
  readonly id: string;
  readonly orderId: string;
  readonly dateISO: IsoDate;
  /** The day its rule gives: it names the delivery together with the order. */
  readonly eventISO: IsoDate;
  /** Dollars, 6 decimals. */
  readonly totalCost: number;
  /** Trays sold alive, which are in no weight; absent without any. */
  readonly liveTrays?: number;
  /** Its cost; shared by all days with the same lines. */
  readonly event: EventCost;
}

/** Everything an order can fall due on, as a calendar counts it. */
const EVER: DayNumber = dayNumber('9999-12-31');

/**
 * Costs of all orders, delivery by delivery, latest first.
 *
 * Each delivery of a recurring order counts as an order. In an open range, recurring orders count up to today
 * and one-time orders count on any day.
 */
export function orderCosts(
  inputs: OrderCostInputs,
  range: ReportRange,
  today: IsoDate,
): OrderCost[] {
  return datedCosts(costEvents(inputs), range, today);
}

export function datedCosts(
  events: readonly EventCost[],
  range: ReportRange,
  today: IsoDate,
): OrderCost[] {
  return events
    .flatMap((cost) => {
      const usual = roundCost(totalOf(cost.parts));
      return eventsWithin(cost.order, range, today).map((day) => {
        const event = cost.others.get(day.items) ?? cost;
        const totalCost = event === cost ? usual : roundCost(totalOf(event.parts));
        return datedCost(day, event, totalCost);
      });
    })
    .sort(
      (a, b) => compareTexts(b.dateISO, a.dateISO) || byNameThenId(a.event.order, b.event.order),
    );
}

/** The orders of a range in two: those up to today, and what an open end lets in after it. */
export interface SplitOrders {
  readonly upToToday: readonly OrderCost[];
  /** One-time orders after today; none where the range names its end. */
  readonly later: readonly OrderCost[];
  /** Days of the orders up to today. `null` ends where the range is open and there are none. */
  readonly covers: ReportRange;
}

/** Recurring orders count only up to today in an open range: future one-time orders make past days look dearer. */
export function splitLater(
  costs: readonly OrderCost[],
  { from, to }: ReportRange,
  today: IsoDate,
): SplitOrders {
  if (to !== null) return { upToToday: costs, later: [], covers: { from, to } };
  const later = costs.filter(({ dateISO }) => dateISO > today);
  const upToToday = costs.filter(({ dateISO }) => dateISO <= today);
  // The latest comes first.
  return {
    upToToday,
    later,
    covers: { from: from ?? upToToday.at(-1)?.dateISO ?? null, to: today },
  };
}

function datedCost(
  { deliveryDay, eventDay }: OrderEvent,
  event: EventCost,
  totalCost: number,
): OrderCost {
  const { order, packages, bulk, weightOz, liveTrays } = event;
  const [dateISO, eventISO] = [isoDate(deliveryDay), isoDate(eventDay)];
  // A moved delivery may meet another one of its order.
  const id =
    eventDay === deliveryDay ? `${order.id}|${dateISO}` : `${order.id}|${dateISO}|${eventISO}`;
  const amounts = { packages, bulk, weightOz, totalCost, ...(liveTrays > 0 && { liveTrays }) };
  return { id, orderId: order.id, dateISO, eventISO, ...amounts, event };
}

function eventsWithin(order: DatedOrder, { from, to }: ReportRange, today: IsoDate): OrderEvent[] {
  const start = firstPossibleDay(order);
  if (start === null) return [];
  const first = from === null ? start : dayNumber(from);
  const openEnd = order.kind === 'RECURRING' ? dayNumber(today) : EVER;
  return orderEvents(order, first, to === null ? openEnd : dayNumber(to));
}
