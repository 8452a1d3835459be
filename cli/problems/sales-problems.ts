import { asRepeatOrder } from '#domain/alchemy/orders/standing-order.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { isMovedBack } from '#domain/orders/delivery-change-text.ts';
import { isScheduledDay } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { groupBy } from '#domain/records/lists.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readText } from '#state/read/coerce.ts';
import type { Problem } from './problem.ts';
import { isRecord, type JsonRecord } from '#state/document/json-record.ts';

/** Customers that are there twice, prices of nothing, and changes of deliveries that nothing comes of, or that move one into the past. */
export function findSalesProblems(written: JsonRecord, farm: FarmDocument): Problem[] {
  return [
    ...findCustomersTwice(written['customers']),
    ...findPricesOfNothing(written['prices']),
    ...findChangesWithoutEffect(farm),
    ...findMovesBack(farm),
  ];
}

/** Read together they are one, so the file itself has to be asked. */
function findCustomersTwice(customers: unknown): Problem[] {
  if (!Array.isArray(customers)) return [];
  const seen = new Set<string>();
  return customers.flatMap((customer, at) => {
    const name = isRecord(customer) ? readText(customer.name) : '';
    const isDouble = seen.has(customerKey(name));
    seen.add(customerKey(name));
    const message = `Another customer is called '${name}' too.`;
    return isDouble ? [{ path: `customers[${at}].name`, message }] : [];
  });
}

function findPricesOfNothing(prices: unknown): Problem[] {
  if (!Array.isArray(prices)) return [];
  return prices.flatMap((price, at) => {
    if (!isRecord(price)) return [];
    const isNamed = [price.varietyId, price.productId].some((id) => readText(id).trim() !== '');
    const message = 'The price is for no variety and no product.';
    return isNamed ? [] : [{ path: `prices[${at}]`, message }];
  });
}

/** What an action or another device has moved is kept; nobody would do so on purpose. */
function findMovesBack({ deliveryChanges = [] }: FarmDocument): Problem[] {
  return deliveryChanges.flatMap((change, at) => {
    if (change.kind !== 'MOVE' || !isMovedBack(change)) return [];
    const message = `The delivery of ${change.dateISO} is moved to a day that was over.`;
    return [{ path: `deliveryChanges[${at}].toISO`, message }];
  });
}

/** What the list of changes names of an order that is gone is told elsewhere. */
function findChangesWithoutEffect(farm: FarmDocument): Problem[] {
  const changes = farm.deliveryChanges ?? [];
  if (changes.length === 0) return [];
  const versions = groupBy(
    [...readOrders(farm), ...(farm.alchemy.standing ?? []).map(asRepeatOrder)],
    ({ id }) => id,
  );
  return changes.flatMap((change, at) => {
    if (!('orderId' in change) || !('dateISO' in change)) return [];
    const [order, ...others] = versions.get(change.orderId) ?? [];
    const day = dayNumber(change.dateISO);
    if (order === undefined || [order, ...others].some((one) => isScheduledDay(one, day)))
      return [];
    const message = `The order '${order.name}' has no delivery on ${change.dateISO}; the change has no effect.`;
    return [{ path: `deliveryChanges[${at}].dateISO`, message }];
  });
}
