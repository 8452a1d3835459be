import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import type {
  CostSnapshot,
  DemandRecord,
  Market,
  Order,
  OrderItem,
  RecurringOrder,
  SingleOrder,
  SlimItem,
} from '#domain/orders/order.ts';
import {
  ID,
  choice,
  day,
  instant,
  list,
  naming,
  needed,
  number,
  optionalText,
  positive,
  text,
  together,
  workedOut,
} from './field.ts';
import { BOOLEAN, SCALAR, by, byName, part, records, reference } from './merge-rule.ts';

/** What an item sells, and how it is measured, are one value each. */
export const ORDER_ITEMS = records<OrderItem>(
  'Line',
  {
    id: SCALAR,
    productId: reference('products', 'remove'),
    varietyId: reference('varieties', 'remove'),
    mode: part('amount'),
    packageOz: part('amount'),
    count: part('amount'),
    weight: part('amount'),
    unit: part('amount'),
  },
  { isOrdered: true },
);

const SLIM_ITEMS = records<SlimItem>(
  'Line',
  { productId: reference('products', 'remove'), count: SCALAR },
  { key: by('productId'), isOrdered: true },
);

/** The fields that say when a standing order falls due make sense only together. */
const RHYTHM = {
  frequency: part('rhythm'),
  interval: part('rhythm'),
  weekday: part('rhythm'),
  weekOfMonth: part('rhythm'),
} as const;

export const ORDERS = records<Order>(
  'Order',
  {
    ...RHYTHM,
    id: SCALAR,
    name: SCALAR,
    customer: SCALAR,
    orderCategory: SCALAR,
    harvestFridayIfWeekend: BOOLEAN,
    createdAt: SCALAR,
    items: ORDER_ITEMS,
    kind: part('day'),
    date: part('day'),
    startDate: part('day'),
    harvestBufferDays: SCALAR,
    weekendHarvestToFriday: SCALAR,
  },
  { natural: byName },
);

export const RECURRING = records<RecurringOrder>('Recurring order', {
  ...RHYTHM,
  id: SCALAR,
  name: SCALAR,
  customer: SCALAR,
  startDate: SCALAR,
  orderCategory: SCALAR,
  items: SLIM_ITEMS,
  harvestBufferDays: SCALAR,
  weekendHarvestToFriday: SCALAR,
});

export const SINGLE = records<SingleOrder>('One-time order', {
  id: SCALAR,
  name: SCALAR,
  customer: SCALAR,
  date: SCALAR,
  orderCategory: SCALAR,
  items: SLIM_ITEMS,
  weekendHarvestToFriday: SCALAR,
});

const SALE_KIND = choice(['MARKET', 'EVENT'], 'MARKET');

export const MARKETS = list<Market>(
  'Market',
  { id: ID, name: text(), kind: SALE_KIND },
  { prefix: 'mkt', natural: byName },
);

const ONE_TARGET = 'only where it is what is sold';

export const DEMAND_RECORDS = list<DemandRecord>(
  'Expected sale',
  {
    id: ID,
    kind: SALE_KIND,
    marketId: naming(text(), 'markets', 'keep', { mayBeBlank: true }),
    date: needed(day()),
    units: number({ min: 0, or: 0 }),
    varietyId: naming(workedOut(ONE_TARGET), 'varieties', 'remove'),
    productId: naming(workedOut(ONE_TARGET), 'products', 'remove'),
    packageOz: positive(undefined),
    packagingId: naming(optionalText(), 'catalog/packaging', 'leave out', { isWeak: true }),
  },
  { prefix: 'dmd' },
);

export const COST_HISTORY = list<CostSnapshot>(
  'Recorded cost',
  {
    id: ID,
    orderId: naming(text(), 'orders', 'history'),
    dateISO: needed(day()),
    totalCost: together('cost', number({ or: 0 })),
    atISO: together('cost', instant()),
  },
  { prefix: 'cst', key: by('orderId', 'dateISO') },
);

/** An agreement is one piece: half of one and half of another would be none that anybody made. */
export const DELIVERY_CHANGES = records<DeliveryChange>('Change of a delivery', {
  id: SCALAR,
  atISO: part('agreed'),
  note: part('agreed'),
  kind: part('agreed'),
  orderId: part('agreed', reference('orders', 'keep')),
  dateISO: part('agreed'),
  varietyId: part('agreed', reference('varieties', 'keep')),
  oz: part('agreed'),
  harvestISO: part('agreed'),
  toVarietyId: part('agreed', reference('varieties', 'keep')),
  toISO: part('agreed'),
});
