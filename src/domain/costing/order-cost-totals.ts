import { type OrderCategory, ORDER_CATEGORIES } from '#domain/orders/order.ts';
import { sumOf } from '#domain/records/lists.ts';
import { NO_COST, addParts, roundCost, roundOunces, roundParts, totalOf } from './cost-parts.ts';
import { isIncomplete, type EventCost } from './event-cost.ts';
import type { OrderCost } from './order-cost.ts';

/** Combined costs of some orders, in dollars with 6 decimals. */
export interface OrderCostTotals extends Pick<
  EventCost,
  'packages' | 'bulk' | 'weightOz' | 'parts' | 'ownOverhead'
> {
  /** Every event counts as an order. */
  readonly ordersCount: number;
  readonly totalCost: number;
  /** Orders with incomplete costs, and their known total. */
  readonly incompleteOrders: number;
  readonly incompleteCost: number;
  /** Trays sold alive, which are in no weight; absent without any. */
  readonly liveTrays?: number;
}

export function orderCostTotals(costs: readonly OrderCost[]): OrderCostTotals {
  const sum = (amount: (cost: OrderCost) => number) => sumOf(costs.map(amount));
  const parts = costs.reduce((total, { event }) => addParts(total, event.parts), NO_COST);
  const incomplete = costs.filter(({ event }) => isIncomplete(event));
  const liveTrays = sum((cost) => cost.liveTrays ?? 0);
  return {
    packages: sum(({ packages }) => packages),
    bulk: sum(({ bulk }) => bulk),
    weightOz: roundOunces(sum(({ weightOz }) => weightOz)),
    ordersCount: costs.length,
    parts: roundParts(parts),
    totalCost: roundCost(totalOf(parts)),
    ownOverhead: roundCost(sum(({ event }) => event.ownOverhead)),
    incompleteOrders: incomplete.length,
    incompleteCost: roundCost(sumOf(incomplete.map(({ event }) => totalOf(event.parts)))),
    ...(liveTrays > 0 && { liveTrays }),
  };
}

export interface CategoryCost extends OrderCostTotals {
  readonly category: OrderCategory;
}

/** Orders by their kind, the dearest kind first; kinds without orders are left out. */
export function costsByCategory(costs: readonly OrderCost[]): CategoryCost[] {
  return ORDER_CATEGORIES.map((category) => ({
    category,
    ...orderCostTotals(costs.filter(({ event }) => event.order.orderCategory === category)),
  }))
    .filter(({ ordersCount }) => ordersCount > 0)
    .sort((a, b) => b.totalCost - a.totalCost);
}
