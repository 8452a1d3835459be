import { useMemo } from 'react';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { itemOunces } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { nextDelivery } from '#domain/orders/next-event.ts';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';
import { selectProductsById } from '#state/selectors/sales/products.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
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

/** What orders sell, by id. */
interface Sellable {
  readonly products: ReadonlyMap<string, Product>;
  readonly varieties: ReadonlyMap<string, Variety>;
}

/** What the next delivery of an order takes; what its rule says when it is over. */
export function orderAmount(order: DatedOrder, sellable: Sellable, today: IsoDate): OrderAmount {
  const { items } = nextDelivery(order, today) ?? order;
  const sold = items.map((item) => soldBy(item, sellable));
  const isLive = (at: number) => sold[at]?.variety?.live === true;
  const sum = (is: (at: number) => boolean, amount: (item: OrderItem, at: number) => number) =>
    items.reduce((all, item, at) => (is(at) ? all + amount(item, at) : all), 0);
  const weight = (item: OrderItem, at: number) => itemOunces(item, sold[at] ?? {});
  return {
    packages: sum(
      (at) => !isLive(at),
      (item) => (item.mode === 'PACKAGE' ? item.count : 0),
    ),
    ounces: sum((at) => !isLive(at), weight),
    liveTrays: sum(isLive, weight),
    sells: sold.map(({ product, variety }) => (product ?? variety)?.name ?? '').join('\n'),
  };
}

/** What each order takes, by its id. */
export function useOrderAmounts(): ReadonlyMap<string, OrderAmount> {
  const orders = useFarm(selectOrdersById);
  const products = useFarm(selectProductsById);
  const varieties = useFarm(selectVarietiesById);
  const today = useToday();
  return useMemo(
    () =>
      new Map(
        [...orders].map(
          ([id, order]) => [id, orderAmount(order, { products, varieties }, today)] as const,
        ),
      ),
    [orders, products, varieties, today],
  );
}

function soldBy(item: OrderItem, { products, varieties }: Sellable) {
  const product = item.productId === undefined ? undefined : products.get(item.productId);
  const varietyId = item.varietyId ?? (product?.type === 'single' ? product.varietyId : undefined);
  return { product, variety: varietyId === undefined ? undefined : varieties.get(varietyId) };
}
