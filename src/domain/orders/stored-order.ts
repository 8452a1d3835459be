import { filterRecords } from '#domain/records/change-records.ts';
import type { Order, OrderItem, RecurringOrder, SingleOrder, SlimItem } from './order.ts';

export const ORDER_LISTS = ['orders', 'recurring', 'single'] as const;

export type OrderList = (typeof ORDER_LISTS)[number];

export interface OrderRecords {
  readonly orders: readonly Order[];
  readonly recurring: readonly RecurringOrder[];
  readonly single: readonly SingleOrder[];
}

export const NO_ORDERS: OrderRecords = { orders: [], recurring: [], single: [] };

export type StoredOrder = {
  readonly [L in OrderList]: { readonly list: L; readonly record: OrderRecords[L][number] };
}[OrderList];

/** An order that knows its list; absent: `orders`. */
export type ListedOrder = Order & { readonly list?: OrderList };

/**
 * Gives an order the form that its list stores. The slim lists take no earlier versions: those of the record
 * count.
 */
export function storedForm({ list, ...order }: ListedOrder): StoredOrder {
  // An action may name any list.
  if (list !== 'recurring' && list !== 'single') return { list: 'orders', record: order };
  const { kind: _kind, createdAt: _at, harvestFridayIfWeekend: _toFriday, ...fields } = order;
  const { former: _former, items, ...rest } = fields;
  // Of the kind of its list.
  return { list, record: { ...rest, items: items.map(slimItem) } } as StoredOrder;
}

function slimItem({ id: _id, mode: _mode, productId = '', ...line }: OrderItem): SlimItem {
  return { ...line, productId } as SlimItem; // Packages: forms and imports know no others there.
}

/** All records of the three lists, hidden ones too. */
export function storedRecords({
  orders,
  recurring,
  single,
}: OrderRecords): readonly (Order | RecurringOrder | SingleOrder)[] {
  return [...orders, ...recurring, ...single];
}

export function filterOrders(
  { orders, recurring, single }: OrderRecords,
  passes: (record: { readonly id: string }) => boolean,
): OrderRecords {
  return {
    orders: filterRecords(orders, passes),
    recurring: filterRecords(recurring, passes),
    single: filterRecords(single, passes),
  };
}
