import type { OrderContribution } from '#domain/reports/harvest-plan.ts';

/** An order behind a harvest, with everything of it that takes from this harvest. */
export interface ContributingOrder {
  readonly orderId: string;
  readonly orderName: string;
  readonly customer: string;
  readonly sharePercent: number;
  readonly items: readonly OrderContribution[];
}

/** The orders behind a harvest, each once with its share, in the order of their contributions. */
export function contributingOrders(
  contributions: readonly OrderContribution[],
): ContributingOrder[] {
  const orders = new Map<string, ContributingOrder & { readonly items: OrderContribution[] }>();
  for (const item of contributions) {
    const { orderId, orderName, customer, sharePercent } = item;
    const order = orders.get(orderId);
    if (order) order.items.push(item);
    else orders.set(orderId, { orderId, orderName, customer, sharePercent, items: [item] });
  }
  return [...orders.values()];
}
