import { ORDER_CATEGORIES } from '#domain/orders/category-label.ts';
import type { OrderCategory } from '#domain/orders/order.ts';
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
  const sum = { packages: 0, bulk: 0, weightOz: 0 };
  let liveTrays = 0;
  const incomplete = { orders: 0, dollars: 0 };
  let own = 0;
  let parts = NO_COST;
  for (const cost of costs) {
    sum.packages += cost.packages;
    sum.bulk += cost.bulk;
    sum.weightOz += cost.weightOz;
    liveTrays += cost.liveTrays ?? 0;
    parts = addParts(parts, cost.event.parts);
    own += cost.event.ownOverhead;
    if (isIncomplete(cost.event)) {
      incomplete.orders += 1;
      incomplete.dollars += totalOf(cost.event.parts);
    }
  }
  return {
    ...sum,
    weightOz: roundOunces(sum.weightOz),
    ordersCount: costs.length,
    parts: roundParts(parts),
    totalCost: roundCost(totalOf(parts)),
    ownOverhead: roundCost(own),
    incompleteOrders: incomplete.orders,
    incompleteCost: roundCost(incomplete.dollars),
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
