import { byTexts, compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { customerOf } from '../customers/customer.ts';
import { type CostNote, distinctNotes } from './cost-note.ts';
import { roundCost, roundOunces, totalOf } from './cost-parts.ts';
import type { OrderCost } from './order-cost.ts';
import { orderCostTotals, type OrderCostTotals } from './order-cost-totals.ts';
import { mergeVarieties } from './variety-cost.ts';

/** Order costs of one customer, in dollars with 6 decimals. */
export interface CustomerCost extends OrderCostTotals {
  /** The same for the same customer, however the name is written. */
  readonly key: string;
  readonly customer: string;
  readonly averageCost: number;
  /** The three with the most ounces; none that is sold alive. */
  readonly topVarieties: readonly { readonly name: string; readonly ounces: number }[];
  readonly notes: readonly CostNote[];
}

const TOP_VARIETIES = 3;

/** Adds up the costs of orders by customer, highest first. */
export function costsByCustomer(costs: readonly OrderCost[]): CustomerCost[] {
  const byCustomer = groupBy(costs, ({ event }) => customerOf(event.order).key);
  return [...byCustomer]
    .map(([key, own]) => customerCost(key, own.toSorted(byTexts('orderId'))))
    .sort((a, b) => b.totalCost - a.totalCost || compareTexts(a.customer, b.customer));
}

function customerCost(key: string, costs: readonly OrderCost[]): CustomerCost {
  const dollars = sumOf(costs.map(({ event }) => totalOf(event.parts)));
  // What is gone from the catalog has no name to show.
  const weighed = costs.flatMap(({ event }) =>
    event.varieties.filter(({ varietyId, unit }) => varietyId !== null && unit !== 'tray'),
  );
  return {
    key,
    customer: nameOf(costs),
    ...orderCostTotals(costs),
    averageCost: roundCost(dollars / costs.length),
    topVarieties: mergeVarieties(weighed)
      .slice(0, TOP_VARIETIES)
      .map(({ name, ounces }) => ({ name, ounces: roundOunces(ounces) })),
    notes: distinctNotes(
      [...new Set(costs.map(({ event }) => event))].flatMap(({ notes }) => notes),
    ),
  };
}

/** The spelling of the name that comes first among those of the orders. */
function nameOf(costs: readonly OrderCost[]): string {
  const names = costs.map(({ event }) => customerOf(event.order).name);
  return names.reduce((first, name) => (compareTexts(name, first) < 0 ? name : first));
}
