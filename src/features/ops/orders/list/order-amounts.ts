import { useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { itemOunces, soldThingOf, type Assortment } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { nextDelivery } from '#domain/orders/next-event.ts';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';
import { selectAssortment } from '#state/selectors/sales/products.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';

/** What a delivery of an order takes. */
export interface OrderAmount {
  readonly packages: number;
  readonly ounces: number;
  /** Trays sold alive, which are neither packages nor ounces here. */
  readonly liveTrays: number;
  /** The names of what it sells, for the search. */
  readonly sells: string;
}

export function amountOfItems(
  items: readonly OrderItem[],
  sellable: Assortment,
): Omit<OrderAmount, 'sells'> {
  const amount = { packages: 0, ounces: 0, liveTrays: 0 };
  for (const item of items) {
    const sold = soldThingOf(item, sellable);
    const taken = itemOunces(item, sold);
    if (sold.variety?.live === true) {
      amount.liveTrays += taken;
      continue;
    }
    amount.ounces += taken;
    if (item.mode === 'PACKAGE') amount.packages += item.count;
  }
  return amount;
}

/** What the next delivery of an order takes; what its rule says when it is over. */
export function orderAmount(order: DatedOrder, sellable: Assortment, today: IsoDate): OrderAmount {
  const { items } = nextDelivery(order, today) ?? order;
  const names = items.map((item) => {
    const { product, variety } = soldThingOf(item, sellable);
    return (product ?? variety)?.name ?? '';
  });
  return { ...amountOfItems(items, sellable), sells: names.join('\n') };
}

export function useOrderAmounts(): ReadonlyMap<string, OrderAmount> {
  const orders = useFarm(selectOrdersById);
  const sellable = useFarm(selectAssortment);
  const today = useToday();
  return useMemo(
    () =>
      new Map([...orders].map(([id, order]) => [id, orderAmount(order, sellable, today)] as const)),
    [orders, sellable, today],
  );
}
