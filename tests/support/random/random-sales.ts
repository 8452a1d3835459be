import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { rowsToBill } from '#domain/invoices/to-bill.ts';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { packages, anOrder } from '#tests/support/builders/builders.ts';
import { aPurchase, aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { chosen, chosenId, does, oneOf } from './chosen.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { OrderItem } from '#domain/orders/order.ts';

/** Ends and pauses an order, packs and delivers, keeps customers and prices. */
export function salesAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const choices = [lifeAction, packingAction, customerAction, priceAction];
  return (choices[pick % choices.length] ?? priceAction)(farm, pick, amount);
}

function lifeAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const list = farm.recurring.length > 0 && amount % 2 === 0 ? 'recurring' : 'orders';
  const standing: readonly { readonly id: string }[] =
    list === 'recurring' ? farm.recurring : farm.orders.filter(({ kind }) => kind === 'RECURRING');
  const named = { list, id: chosenId(standing, pick) } as const;
  if (amount < 4) {
    const endDate = amount === 1 ? null : `2026-12-1${amount}`;
    return does('SET_ORDER_END', { ...named, endDate });
  }
  if (amount > 7) {
    const pauses = farm.orders.flatMap((order) =>
      order.kind === 'RECURRING' && order.id === named.id ? (order.pauses ?? []) : [],
    );
    return does('REMOVE_ORDER_PAUSE', { ...named, pauseId: chosenId(pauses, pick) });
  }
  const pause = { from: `2026-12-0${amount}`, to: `2026-12-1${amount}`, note: `Pause ${pick}` };
  return does('ADD_ORDER_PAUSE', { ...named, pause });
}

function packingAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const events = eventsOf(farm);
  const named = chosen(events, pick) ?? { orderId: 'gone', dateISO: '2026-11-21', itemIds: [] };
  const { orderId, dateISO, itemIds } = named;
  if (amount > 5) {
    const itemId = chosen(itemIds, pick);
    const item = packages(chosen(farm.products, pick)?.id ?? 'prod_pea', amount);
    const line =
      itemId === undefined
        ? { itemId: `li_extra_${amount}`, packed: amount, returned: 0, extra: item }
        : { itemId, packed: amount, returned: amount % 3, reason: 'SHORT' as const };
    return does('CORRECT_DELIVERY', { orderId, dateISO, lines: [line] });
  }
  if (amount === 5) {
    const varietyId = chosenId(farm.varieties, pick);
    const batches = [{ batch: `${varietyId}|2026-11-20`, oz: pick }];
    return does('SET_DELIVERY_BATCHES', { orderId, dateISO, varietyId, batches });
  }
  const status = amount === 1 ? null : amount % 2 === 0 ? 'PACKED' : 'DELIVERED';
  const deliveries = events
    .filter((event) => event.dateISO === dateISO)
    .map((event) => ({ orderId: event.orderId, dateISO: event.dateISO }));
  return does('MARK_DELIVERIES', { deliveries, status });
}

function customerAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const known = chosen(farm.customers ?? [], pick);
  const name = `Customer ${amount}`;
  if (known === undefined || amount < 4) {
    return does('ADD_CUSTOMER', { name, phone: `555 ${pick}`, note: '' });
  }
  if (amount > 8) return does('DELETE_CUSTOMER', { id: known.id });
  const patch = amount > 6 ? { name } : { email: `box${amount}@example.com` };
  return does('UPDATE_CUSTOMER', { id: known.id, patch });
}

function priceAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  if (amount > 7) return does('DELETE_PRICE', { id: chosenId(farm.prices ?? [], pick) });
  const varietyId = chosenId(farm.varieties, pick);
  const customer = amount === 3 ? { customer: 'Customer 3' } : {};
  const packageOz = amount % 2 === 0 ? 4 : null;
  const price = { varietyId, packageOz, from: amount === 5 ? '2026-12-01' : null };
  return does('SET_PRICE', { ...price, amount: amount + pick / 100, ...customer });
}

function eventsOf(farm: FarmDocument) {
  const [first, last] = [dayNumber('2026-11-15'), dayNumber('2026-12-15')];
  return readOrders(farm).flatMap((order) =>
    orderEvents(order, first, last).map(({ eventDay, items }) => ({
      orderId: order.id,
      dateISO: isoDate(eventDay),
      itemIds: items.map(({ id }) => id),
    })),
  );
}

/** Orders stock, receives, changes or cancels what was ordered. */
export function purchaseAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const stocks = [
    ...farm.varieties.map(({ id }) => `seed:${id}`),
    chosenId(farm.catalog.materials, pick),
  ];
  const stockId = stocks[pick % stocks.length] ?? 'seed:pea';
  const known = farm.purchases ?? [];
  const id = chosenId(known, pick);
  const purchase = aPurchase({ id: `pur_${known.length}_${pick}`, stockId, qty: amount });
  if (known.length === 0 || amount < 4) {
    return does('ORDER_STOCK', { purchases: [purchase] });
  }
  if (amount === 4) return does('CANCEL_PURCHASE', { id });
  if (amount === 5) {
    return does('CHANGE_PURCHASE', { id, patch: { note: `Note ${pick}` } });
  }
  const came = { id, qty: amount - 5, dateISO: '2026-11-20', restComes: pick % 2 === 0 };
  return does('RECEIVE_PURCHASE', came);
}

/** Sizes of trays, what grows in them and alive, and empties that come back. */
export function traysAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { traySizes = [] } = farm.catalog;
  const id = chosenId(farm.varieties, pick);
  const sizeId = chosenId(traySizes, pick);
  const grownIn = [...traySizes.map((size) => size.id), 'siz_1020', undefined];
  const { orderId = 'gone', dateISO = '2026-11-21' } =
    farm.deliveries?.[pick % farm.deliveries.length] ?? {};
  const count = amount - 3 || 1;
  return oneOf(pick, [
    does('ADD_TRAY_SIZE', aTraySize({ slotShare: amount / 8 })),
    does('ADD_TRAY_SIZE', aTraySize({ id: 'siz_5x5', comesBack: false, owned: null })),
    does('UPDATE_TRAY_SIZE', { id: sizeId, patch: { owned: amount } }),
    does('DELETE_TRAY_SIZE', { id: sizeId }),
    does('UPDATE_VARIETY', { id, patch: { traySizeId: grownIn[amount % grownIn.length] } }),
    does('UPDATE_VARIETY', { id, patch: { live: amount > 4 ? true : undefined } }),
    does('UPDATE_VARIETY', { id, patch: { seedOf: chosenId(farm.varieties, pick + amount) } }),
    does('BOOK_TRAYS_BACK', { orderId, dateISO, sizeId, count, ...(amount > 7 && { lost: true }) }),
  ]);
}

/** Bills what was delivered, takes invoices back, and books payments. */
export function invoiceAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { settings, invoices = [], payments = [] } = farm;
  const id = chosenId(invoices, pick);
  const dateISO = `2026-11-2${amount}`;
  const customer = `Customer ${amount}`;
  const extra = [{ text: 'Crate', quantity: pick, unitPrice: amount, tax: null }];
  const row = chosen(rowsToBill(farm, '2026-11-30'), pick) ?? { customer, fromISO: dateISO };
  const invoiceId = pick % 2 === 0 ? { invoiceId: id } : {};
  const booked = { customer, dateISO, amount: amount * 10, method: 'Cash', note: '' };
  const price = { varietyId: chosenId(farm.varieties, pick), packageOz: 4, from: null };
  const orders = farm.orders.map((order) => ({ ...order, customer: order.customer || customer }));
  return oneOf(pick, [
    does('IMPORT_RECORDS', { orders: { orders } }),
    does('SET_PRICE', { ...price, amount }),
    does('ISSUE_READY', { dateISO }),
    does('ISSUE_INVOICE', {
      customer: row.customer,
      fromISO: row.fromISO,
      dateISO,
      leaveOut: [],
      extra,
    }),
    does('VOID_INVOICE', { id }),
    does('NUMBER_AGAIN', { id }),
    does('MARK_SENT', { id, dateISO: amount > 6 ? null : dateISO }),
    does('ADD_PAYMENT', { payment: { ...booked, ...invoiceId } }),
    does('DELETE_PAYMENT', { id: chosenId(payments, pick) }),
    does('UPDATE_SETTINGS', {
      invoicing: {
        ...DEFAULT_INVOICING,
        ...settings.invoicing,
        sinceISO: '2026-11-01',
        prefix: `{YYYY}-${pick % 2}`,
      },
    }),
  ]);
}

/** Agrees something about a delivery of the farm, takes an agreement back, or takes an order with one. */
export function deliveryAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const order = chosen(farm.orders, pick);
  const varietyId = chosenId(farm.varieties, pick);
  if (order === undefined || amount > 7) {
    const remove = [chosenId(farm.deliveryChanges ?? [], pick)];
    return does('CHANGE_DELIVERIES', { add: [], remove });
  }
  const dateISO = (order.kind === 'ONCE' ? order.date : order.startDate) ?? '2026-11-21';
  const part = { orderId: order.id, dateISO, varietyId, oz: amount };
  const harvestISO = `2026-11-2${amount}`;
  const take = { ...part, kind: 'TAKE', harvestISO } as const;
  if (amount === 1) {
    const taken = anOrder({ id: `ord_taken_${pick}`, date: dateISO, items: order.items });
    return does('TAKE_ORDER', { order: taken, changes: [take] });
  }
  const toVarietyId = chosenId(farm.varieties, pick + 1);
  const changes: NewDeliveryChange[] = [
    take,
    { ...part, kind: 'LESS' },
    { ...part, kind: 'SWAP', toVarietyId, harvestISO },
    { kind: 'MOVE', orderId: order.id, dateISO, toISO: harvestISO },
    { kind: 'SKIP', orderId: order.id, dateISO },
    { kind: 'ITEMS', orderId: order.id, dateISO, items: itemsFor(farm, pick, amount) },
    { kind: 'GONE', varietyId, harvestISO, oz: amount },
  ];
  return does('CHANGE_DELIVERIES', { add: [changes[pick % changes.length] ?? take], remove: [] });
}

/** Other lines of a delivery; sometimes none at all. */
function itemsFor(farm: FarmDocument, pick: number, amount: number): readonly OrderItem[] {
  const product = chosen(farm.products, pick);
  return product === undefined || amount > 5 ? [] : [packages(product.id, amount, 4)];
}
