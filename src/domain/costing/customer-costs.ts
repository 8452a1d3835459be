import { compareTexts } from '#domain/records/lists.ts';
import { type CostNote, distinctNotes } from './cost-note.ts';
import {
  NO_COST,
  addParts,
  roundCost,
  roundOunces,
  roundParts,
  scaleParts,
  totalOf,
} from './cost-parts.ts';
import { customerOf } from '../customers/customer.ts';
import { type EventCost, isIncomplete } from './event-cost.ts';
import type { OrderCost } from './order-cost.ts';
import { type VarietyCost, mergeVarieties } from './variety-cost.ts';
import type { OrderCostTotals } from './order-cost-totals.ts';

/** Order costs of one customer, in dollars with 6 decimals. */
export interface CustomerCost extends Omit<OrderCostTotals, 'packages' | 'bulk' | 'ownOverhead'> {
  /** The same for the same customer, however the name is written. */
  readonly key: string;
  readonly customer: string;
  readonly packagesUnits: number;
  readonly bulkCount: number;
  readonly averageCost: number;
  /** The three with the most ounces; none that is sold alive. */
  readonly topVarieties: readonly { readonly name: string; readonly ounces: number }[];
  readonly notes: readonly CostNote[];
}

const TOP_VARIETIES = 3;

/** Adds up the costs of orders by customer, highest first. */
export function costsByCustomer(costs: readonly OrderCost[]): CustomerCost[] {
  const customers = new Map<string, Map<EventCost, number>>();
  for (const { event } of costs) {
    const { key } = customerOf(event.order);
    const times = customers.get(key) ?? new Map<EventCost, number>();
    customers.set(key, times.set(event, (times.get(event) ?? 0) + 1));
  }
  return [...customers]
    .map(([key, times]) => customerCost(key, [...times].sort(byOrderId)))
    .sort((a, b) => b.totalCost - a.totalCost || compareTexts(a.customer, b.customer));
}

type TimedEvent = readonly [event: EventCost, times: number];

function customerCost(key: string, events: readonly TimedEvent[]): CustomerCost {
  const sumOf = (amount: (event: EventCost) => number) =>
    events.reduce((sum, [event, times]) => sum + amount(event) * times, 0);
  const parts = events.reduce(
    (sum, [event, times]) => addParts(sum, scaleParts(event.parts, times)),
    NO_COST,
  );
  const ordersCount = sumOf(() => 1);
  const liveTrays = sumOf((event) => event.liveTrays);
  return {
    key,
    customer: nameOf(events),
    ordersCount,
    packagesUnits: sumOf(({ packages }) => packages),
    bulkCount: sumOf(({ bulk }) => bulk),
    weightOz: roundOunces(sumOf(({ weightOz }) => weightOz)),
    totalCost: roundCost(totalOf(parts)),
    averageCost: roundCost(totalOf(parts) / ordersCount),
    parts: roundParts(parts),
    topVarieties: mergeVarieties(events.flatMap(varietiesOf))
      .slice(0, TOP_VARIETIES)
      .map(({ name, ounces }) => ({ name, ounces: roundOunces(ounces) })),
    notes: distinctNotes(events.flatMap(([{ notes }]) => notes)),
    incompleteOrders: sumOf((event) => (isIncomplete(event) ? 1 : 0)),
    incompleteCost: roundCost(sumOf((event) => (isIncomplete(event) ? totalOf(event.parts) : 0))),
    ...(liveTrays > 0 && { liveTrays }),
  };
}

/** The spelling of the name that comes first among those of the orders. */
function nameOf(events: readonly TimedEvent[]): string {
  const names = events.map(([{ order }]) => customerOf(order).name);
  return names.reduce((first, name) => (compareTexts(name, first) < 0 ? name : first));
}

/** The varieties weighed in an order as often as it falls due; what is gone from the catalog has no name to show. */
function varietiesOf([{ varieties }, times]: TimedEvent): VarietyCost[] {
  return varieties
    .filter(({ varietyId, unit }) => varietyId !== null && unit !== 'tray')
    .map((one) => ({
      ...one,
      ounces: one.ounces * times,
      parts: scaleParts(one.parts, times),
    }));
}

function byOrderId([a]: TimedEvent, [b]: TimedEvent): number {
  return compareTexts(a.order.id, b.order.id);
}
