import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { rowsToBill } from '#domain/invoices/to-bill.ts';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { DeliveryName } from '#state/records/orders/delivery-record.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { packages, anOrder } from '#tests/support/builders/builders.ts';
import { aPurchase, aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { chosen, chosenId } from './chosen.ts';
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
  const named = { list, id: chosen(standing, pick)?.id ?? 'nothing' } as const;
  if (amount < 4) {
    const endDate = amount === 1 ? null : `2026-12-1${amount}`;
    return { type: 'SET_ORDER_END', payload: { ...named, endDate } };
  }
  if (amount > 7) {
    const pauses = farm.orders.flatMap((order) =>
      order.kind === 'RECURRING' && order.id === named.id ? (order.pauses ?? []) : [],
    );
    const pauseId = chosen(pauses, pick)?.id ?? 'nothing';
    return { type: 'REMOVE_ORDER_PAUSE', payload: { ...named, pauseId } };
  }
  const pause = { from: `2026-12-0${amount}`, to: `2026-12-1${amount}`, note: `Pause ${pick}` };
  return { type: 'ADD_ORDER_PAUSE', payload: { ...named, pause } };
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
    return { type: 'CORRECT_DELIVERY', payload: { orderId, dateISO, lines: [line] } };
  }
  if (amount === 5) {
    const varietyId = chosenId(farm.varieties, pick);
    const batches = [{ batch: `${varietyId}|2026-11-20`, oz: pick }];
    return { type: 'SET_DELIVERY_BATCHES', payload: { orderId, dateISO, varietyId, batches } };
  }
  const status = amount === 1 ? null : amount % 2 === 0 ? 'PACKED' : 'DELIVERED';
  const deliveries = events
    .filter((event) => event.dateISO === dateISO)
    .map((event) => ({ orderId: event.orderId, dateISO: event.dateISO }));
  return { type: 'MARK_DELIVERIES', payload: { deliveries, status } };
}

function customerAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const known = chosen(farm.customers ?? [], pick);
  const name = `Customer ${amount}`;
  if (known === undefined || amount < 4) {
    return { type: 'ADD_CUSTOMER', payload: { name, phone: `555 ${pick}`, note: '' } };
  }
  if (amount > 8) return { type: 'DELETE_CUSTOMER', payload: { id: known.id } };
  const patch = amount > 6 ? { name } : { email: `box${amount}@example.com` };
  return { type: 'UPDATE_CUSTOMER', payload: { id: known.id, patch } };
}

function priceAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  if (amount > 7) {
    return {
      type: 'DELETE_PRICE',
      payload: { id: chosen(farm.prices ?? [], pick)?.id ?? 'nothing' },
    };
  }
  const varietyId = chosen(farm.varieties, pick)?.id ?? 'nothing';
  const customer = amount === 3 ? { customer: 'Customer 3' } : {};
  const packageOz = amount % 2 === 0 ? 4 : null;
  const from = amount === 5 ? '2026-12-01' : null;
  return {
    type: 'SET_PRICE',
    payload: { varietyId, packageOz, amount: amount + pick / 100, from, ...customer },
  };
}

interface RandomEvent extends DeliveryName {
  readonly itemIds: readonly string[];
}

function eventsOf(farm: FarmDocument): readonly RandomEvent[] {
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
    return { type: 'ORDER_STOCK', payload: { purchases: [purchase] } };
  }
  if (amount === 4) return { type: 'CANCEL_PURCHASE', payload: { id } };
  if (amount === 5) {
    return { type: 'CHANGE_PURCHASE', payload: { id, patch: { note: `Note ${pick}` } } };
  }
  const came = { id, qty: amount - 5, dateISO: '2026-11-20', restComes: pick % 2 === 0 };
  return { type: 'RECEIVE_PURCHASE', payload: came };
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
  const actions: FarmAction[] = [
    { type: 'ADD_TRAY_SIZE', payload: aTraySize({ slotShare: amount / 8 }) },
    { type: 'ADD_TRAY_SIZE', payload: aTraySize({ id: 'siz_5x5', comesBack: false, owned: null }) },
    { type: 'UPDATE_TRAY_SIZE', payload: { id: sizeId, patch: { owned: amount } } },
    { type: 'DELETE_TRAY_SIZE', payload: { id: sizeId } },
    {
      type: 'UPDATE_VARIETY',
      payload: { id, patch: { traySizeId: grownIn[amount % grownIn.length] } },
    },
    { type: 'UPDATE_VARIETY', payload: { id, patch: { live: amount > 4 ? true : undefined } } },
    {
      type: 'UPDATE_VARIETY',
      payload: { id, patch: { seedOf: chosenId(farm.varieties, pick + amount) } },
    },
    {
      type: 'BOOK_TRAYS_BACK',
      payload: { orderId, dateISO, sizeId, count, ...(amount > 7 && { lost: true }) },
    },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
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
  const actions: FarmAction[] = [
    { type: 'IMPORT_RECORDS', payload: { orders: { orders } } },
    { type: 'SET_PRICE', payload: { ...price, amount } },
    { type: 'ISSUE_READY', payload: { dateISO } },
    {
      type: 'ISSUE_INVOICE',
      payload: { customer: row.customer, fromISO: row.fromISO, dateISO, leaveOut: [], extra },
    },
    { type: 'VOID_INVOICE', payload: { id } },
    { type: 'NUMBER_AGAIN', payload: { id } },
    { type: 'MARK_SENT', payload: { id, dateISO: amount > 6 ? null : dateISO } },
    { type: 'ADD_PAYMENT', payload: { payment: { ...booked, ...invoiceId } } },
    { type: 'DELETE_PAYMENT', payload: { id: chosenId(payments, pick) } },
    {
      type: 'UPDATE_SETTINGS',
      payload: {
        invoicing: {
          ...DEFAULT_INVOICING,
          ...settings.invoicing,
          sinceISO: '2026-11-01',
          prefix: `{YYYY}-${pick % 2}`,
        },
      },
    },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

/** Agrees something about a delivery of the farm, takes an agreement back, or takes an order with one. */
export function deliveryAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const order = chosen(farm.orders, pick);
  const varietyId = chosen(farm.varieties, pick)?.id ?? 'nothing';
  if (order === undefined || amount > 7) {
    const remove = [chosen(farm.deliveryChanges ?? [], pick)?.id ?? 'nothing'];
    return { type: 'CHANGE_DELIVERIES', payload: { add: [], remove } };
  }
  const dateISO = (order.kind === 'ONCE' ? order.date : order.startDate) ?? '2026-11-21';
  const part = { orderId: order.id, dateISO, varietyId, oz: amount };
  const harvestISO = `2026-11-2${amount}`;
  const take = { ...part, kind: 'TAKE', harvestISO } as const;
  if (amount === 1) {
    const taken = anOrder({ id: `ord_taken_${pick}`, date: dateISO, items: order.items });
    return { type: 'TAKE_ORDER', payload: { order: taken, changes: [take] } };
  }
  const toVarietyId = chosen(farm.varieties, pick + 1)?.id ?? 'nothing';
  const changes: NewDeliveryChange[] = [
    take,
    { ...part, kind: 'LESS' },
    { ...part, kind: 'SWAP', toVarietyId, harvestISO },
    { kind: 'MOVE', orderId: order.id, dateISO, toISO: harvestISO },
    { kind: 'SKIP', orderId: order.id, dateISO },
    { kind: 'ITEMS', orderId: order.id, dateISO, items: itemsFor(farm, pick, amount) },
    { kind: 'GONE', varietyId, harvestISO, oz: amount },
  ];
  return {
    type: 'CHANGE_DELIVERIES',
    payload: { add: [changes[pick % changes.length] ?? take], remove: [] },
  };
}

/** Other lines of a delivery; sometimes none at all. */
function itemsFor(farm: FarmDocument, pick: number, amount: number): readonly OrderItem[] {
  const product = chosen(farm.products, pick);
  return product === undefined || amount > 5 ? [] : [packages(product.id, amount, 4)];
}
