import { currentOrders } from '#domain/orders/read-orders.ts';
import { filterOrders } from '#domain/orders/stored-order.ts';
import { lateOrder, lateOrderText } from '#domain/answers/availability/late-order.ts';
import { lateOrderReach } from '#domain/answers/availability/late-order-reach.ts';
import { updateForecast, type Outlook } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { LateOrderResult } from '../ports/farm-answers.ts';

export function* computeLateOrder(
  before: Outlook<FarmDocument>,
  after: Outlook<FarmDocument>,
  orderId: string,
): Generator<undefined, LateOrderResult | null> {
  const late = lateOrder(before, after, orderId);
  const order = currentOrders(after.farm).find(({ id }) => id === orderId);
  if (late === null || order === undefined) return null;
  const limits = after.farm.settings.promise?.limits ?? [];
  const without = updateForecast(before, withoutOrder(before.farm, orderId), before.today);
  const reach = yield* lateOrderReach(without, order, limits);
  return {
    text: lateOrderText(late, reach.take?.amount ?? null),
    ...reach,
    startISO: late.startISO,
  };
}

/** A changed order may reuse what it already takes from the harvests. */
function withoutOrder(farm: FarmDocument, orderId: string): FarmDocument {
  return { ...farm, ...filterOrders(farm, ({ id }) => id !== orderId) };
}
