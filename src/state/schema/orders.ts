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
import { BOOLEAN, SCALAR, by, byName, part, records, reference } from './merge-rule.ts';

/** What an item sells, and how it is measured, are one value each. */
const ITEMS = records<OrderItem>(
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
    items: ITEMS,
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

export const MARKETS = records<Market>(
  'Market',
  { id: SCALAR, name: SCALAR, kind: SCALAR },
  { natural: byName },
);

export const DEMAND_RECORDS = records<DemandRecord>('Expected sale', {
  id: SCALAR,
  kind: SCALAR,
  marketId: reference('markets', 'keep', { mayBeBlank: true }),
  date: SCALAR,
  units: SCALAR,
  varietyId: reference('varieties', 'remove'),
  productId: reference('products', 'remove'),
  packageOz: SCALAR,
  packagingId: reference('catalog/packaging', 'leave out', { isWeak: true }),
});

export const COST_HISTORY = records<CostSnapshot>(
  'Recorded cost',
  {
    id: SCALAR,
    orderId: reference('orders', 'history'),
    dateISO: SCALAR,
    totalCost: part('cost'),
    atISO: part('cost'),
  },
  { key: by('orderId', 'dateISO') },
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
