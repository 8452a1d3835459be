import { dayNumber, UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { changedDeliveriesByOrder } from './changed-deliveries.ts';
import type { DeliveryChange } from './delivery-change.ts';
import type { DatedOrder } from './event-days.ts';
import { usualInterval } from './frequencies.ts';
import type {
  Order,
  OrderItem,
  PastOrder,
  RecurringOrder,
  SingleOrder,
  SlimItem,
} from './order.ts';
import type { ListedOrder, OrderRecords, StoredOrder } from './stored-order.ts';

/** The three lists of orders of a farm, and the orders that were deleted and have a past. */
export interface OrderLists extends OrderRecords {
  readonly deliveryChanges?: readonly DeliveryChange[] | undefined;
  readonly pastOrders?: readonly PastOrder[] | undefined;
}

/**
 * Reads current and past orders into one shape, with their changes. An edit counts from the day it is made: an
 * edited order appears once per version, with the same id and only the deliveries of its days.
 */
export function readOrders(lists: OrderLists): DatedOrder[] {
  const current = listedOrders(lists);
  const { pastOrders: past = [] } = lists;
  const versions = current.some(({ former }) => former !== undefined)
    ? current.flatMap((order) => versionsOf(order))
    : current;
  const all = [...versions, ...past.flatMap(versionsOfPast)];
  return all.map(withDeliveries(lists.deliveryChanges));
}

/** Reads the current orders with their delivery changes, for lists and pickers. */
export function currentOrders(lists: OrderLists): DatedOrder[] {
  return listedOrders(lists).map(currentVersion).map(withDeliveries(lists.deliveryChanges));
}

/** Reads one order as `currentOrders` reads all. */
export function readStored(
  stored: StoredOrder,
  deliveryChanges?: readonly DeliveryChange[],
): DatedOrder {
  return withDeliveries(deliveryChanges)(currentVersion(unified(stored)));
}

/** Gives orders the changes to their single deliveries. */
export function withDeliveries(changes: readonly DeliveryChange[] = []) {
  const changed = changedDeliveriesByOrder(changes);
  return (order: DatedOrder): DatedOrder => {
    const deliveries = changed.get(order.id);
    return deliveries === undefined ? order : { ...order, deliveries };
  };
}

function versionsOf(order: ListedOrder, until = Infinity): readonly DatedOrder[] {
  const { id, name, createdAt, former = [] } = order;
  let after = -Infinity;
  const versions = former.map((version): DatedOrder => {
    const counts = { after, until: dayNumber(version.until) };
    after = counts.until;
    return { ...version, id, name, createdAt, counts };
  });
  return [
    ...versions,
    after === -Infinity && until === Infinity ? order : { ...order, counts: { after, until } },
  ];
}

function currentVersion(order: ListedOrder): DatedOrder {
  return versionsOf(order).at(-1) ?? order;
}

function versionsOfPast(past: PastOrder): readonly DatedOrder[] {
  const { list, order: record } = past;
  const order = unified({ list, record } as StoredOrder); // The record of just that list.
  return versionsOf(order, dayNumber(past.until)).map((version) => ({
    ...version,
    isDeleted: true,
  }));
}

/**
 * The orders of all lists in one shape. An id in `orders` hides the same id in the other two: nothing grows
 * twice.
 */
export function listedOrders({ orders, recurring, single }: OrderRecords): ListedOrder[] {
  const listed = orders.map(inHand);
  if (recurring.length === 0 && single.length === 0) return listed;
  const taken = new Set(orders.map((order) => order.id));
  return [
    ...listed,
    ...recurring.filter((order) => !taken.has(order.id)).map(readRecurring),
    ...single.filter((order) => !taken.has(order.id)).map(readSingle),
  ];
}

function unified({ list, record }: StoredOrder): ListedOrder {
  if (list === 'orders') return inHand(record);
  return list === 'recurring' ? readRecurring(record) : readSingle(record);
}

/** A field of a newer version that is called `list` does not say where the order is stored. */
function inHand(order: Order): ListedOrder {
  return 'list' in order ? withoutList(order) : order;
}

const withoutList = oncePer(
  ({ list: _unknown, ...order }: Order & { readonly list: unknown }): ListedOrder => order,
);

const readRecurring = oncePer(({ former, ...order }: RecurringOrder): ListedOrder => ({
  ...unifiedRecurring(order),
  ...(former && { former: former.map(unifiedRecurring) }),
  list: 'recurring',
  createdAt: UNKNOWN_INSTANT,
}));

function unifiedRecurring<T extends Omit<RecurringOrder, 'id' | 'name' | 'former'>>(order: T) {
  return {
    ...order,
    kind: 'RECURRING' as const,
    interval: order.interval ?? usualInterval(order.frequency),
    harvestFridayIfWeekend: false,
    items: readSlimItems(order.items),
  };
}

const readSingle = oncePer(({ former, ...order }: SingleOrder): ListedOrder => ({
  ...unifiedSingle(order),
  ...(former && { former: former.map(unifiedSingle) }),
  list: 'single',
  createdAt: UNKNOWN_INSTANT,
}));

function unifiedSingle<T extends Omit<SingleOrder, 'id' | 'name' | 'former'>>(order: T) {
  return {
    ...order,
    kind: 'ONCE' as const,
    harvestFridayIfWeekend: false,
    items: readSlimItems(order.items),
  };
}

/** Packages of the product’s own size, named by product: `prod_pea`, a second one `prod_pea-2`. */
export function readSlimItems(items: readonly SlimItem[]): OrderItem[] {
  const claim = claimIds();
  return items.map((line) => ({ id: claim(line.productId), mode: 'PACKAGE', ...line }));
}

function claimIds(): (wanted: string) => string {
  const times = new Map<string, number>();
  return (wanted) => {
    const time = (times.get(wanted) ?? 0) + 1;
    times.set(wanted, time);
    return time === 1 ? wanted : `${wanted}-${time}`;
  };
}
