import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import { customerOf } from '#domain/customers/customer.ts';
import { traysOf, traysOutOf, type Delivery, type Sent } from '#domain/orders/delivery.ts';
import { soldThingOf, type Assortment } from '#domain/orders/item-ounces.ts';
import { readOrders, type OrderLists } from '#domain/orders/read-orders.ts';
import { sentOf, type SoldOrderLists } from '#domain/orders/sold-orders.ts';
import { compareTexts, sumOf, addTo, byTexts, groupBy } from '#domain/records/lists.ts';

export interface TraysOut {
  readonly key: string;
  readonly customer: string;
  readonly sizeId: string;
  readonly count: number;
  /** The delivery day of the oldest of them; what comes back is of the oldest. */
  readonly sinceISO: IsoDate;
  /** The customer's newest delivery with trays of this size: it takes the empties. */
  readonly newest: Delivery;
}

/** Trays of live lines that left with a delivery, by size, of sizes that come back. */
export function traysDelivered(
  { lines }: Pick<Sent, 'lines'>,
  things: Assortment,
  catalog: TraySizes,
): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const line of lines) {
    const { variety } = soldThingOf(line, things);
    if (!variety?.live || line.unit !== '') continue;
    const { id, comesBack } = traySizeOf(catalog, variety);
    if (comesBack) addTo(left, id, line.quantity);
  }
  return left;
}

/** Who has trays of which size, by customer, then by size. */
export function listTraysOut(farm: SoldOrderLists): readonly TraysOut[] {
  const { deliveries = [] } = farm;
  const whose = customersOf(farm);
  const sizeIds = new Set(deliveries.flatMap(({ trays = [] }) => trays.map((one) => one.sizeId)));
  return [...sizeIds]
    .flatMap((sizeId) => {
      const taking = deliveries.filter((delivery) => traysOf(delivery, sizeId) !== undefined);
      const byCustomer = groupBy(taking, (delivery) => whose(delivery).key);
      return [...byCustomer.values()].flatMap((own) => outAt(own, sizeId, whose));
    })
    .sort(byTexts('key', 'sizeId'));
}

/** The customer's newest delivery that trays of a size left or came back with. */
export function newestWithTrays(
  farm: SoldOrderLists,
  of: Pick<Delivery, 'orderId'>,
  sizeId: string,
): Delivery | undefined {
  const whose = customersOf(farm);
  const { key } = whose({ ...of, status: 'PACKED' });
  return newestOf(
    (farm.deliveries ?? []).filter(
      (delivery) => traysOf(delivery, sizeId) !== undefined && whose(delivery).key === key,
    ),
  );
}

function outAt(
  own: readonly Delivery[],
  sizeId: string,
  whose: ReturnType<typeof customersOf>,
): readonly TraysOut[] {
  const count = traysOutOf({ deliveries: own }, sizeId);
  const newest = newestOf(own);
  if (count === 0 || newest === undefined) return [];
  let covered = sumOf(own.map((delivery) => traysOf(delivery, sizeId)?.back ?? 0));
  const oldest = own.toSorted(byDay).find((delivery) => {
    covered -= traysOf(delivery, sizeId)?.left ?? 0;
    return covered < 0;
  });
  const { key, name: customer } = whose(newest);
  return [{ key, customer, sizeId, count, sinceISO: dayOf(oldest ?? newest), newest }];
}

function newestOf(deliveries: readonly Delivery[]): Delivery | undefined {
  return deliveries.toSorted(byDay).at(-1);
}

function byDay(a: Delivery, b: Delivery): number {
  return compareTexts(dayOf(a), dayOf(b)) || compareTexts(a.id, b.id);
}

function dayOf({ sent, dateISO }: Delivery): IsoDate {
  return sent?.dayISO ?? dateISO;
}

/** Finds whom a delivery goes to: as it was sent, else as its order says now. */
function customersOf(farm: OrderLists) {
  const orders = new Map(readOrders(farm).map((order) => [order.id, order]));
  return (delivery: Pick<Delivery, 'orderId' | 'status' | 'sent'>) => {
    const left = sentOf(delivery);
    if (left !== undefined) return customerOf({ customer: left.customer, name: left.to });
    return customerOf(orders.get(delivery.orderId) ?? { customer: '', name: '' });
  };
}
