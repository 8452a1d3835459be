import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Order } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { assortmentOf, demandLines } from './demand-lines.ts';
import { harvestRule } from './harvest-day.ts';
import type { HarvestRule } from './harvest-day.ts';
import { compareTexts } from './name-order.ts';
import type { PlanInputs } from './plan-inputs.ts';

/** An order as the plan sees it: when it is cut, and ounces by row of the demand calendar. */
export interface OrderDemand {
  readonly order: Order;
  readonly rule: HarvestRule;
  readonly lines: readonly { readonly row: number; readonly ounces: number }[];
}

/**
 * What each order asks for at each of its events. The row of a variety is its place in `varieties`.
 *
 * Orders come by id, so that ounces add up to the very same number however orders are stored.
 */
export function orderDemands(inputs: PlanInputs, varieties: readonly Variety[]): OrderDemand[] {
  const assortment = assortmentOf(inputs);
  const rows = new Map(varieties.map((variety, row) => [variety.id, row]));
  const orders = readOrders(inputs).sort((a, b) => compareTexts(a.id, b.id));
  return orders.map((order) => ({
    order,
    rule: harvestRule(order, inputs.settings.planner),
    lines: demandLines(order, assortment).flatMap(({ varietyId, ounces }) => {
      const row = rows.get(varietyId);
      return row === undefined ? [] : [{ row, ounces }];
    }),
  }));
}
