import { BILL_EVERY, type Customer } from '#domain/customers/customer.ts';
import {
  DELIVERY_REASONS,
  DELIVERY_STATUSES,
  PART_LINKS,
  deliveryId,
  type DeliveredTrays,
  type Delivery,
  type DeliveryLine,
  type Sent,
  type SentLine,
  type SentPart,
} from '#domain/orders/delivery.ts';
import { type OrderItem, ORDER_CATEGORIES } from '#domain/orders/order.ts';
import { DEFAULT_PRICE_UNIT, PRICE_UNITS, type Price } from '#domain/prices/price.ts';
import { TERMS_DAYS } from '#domain/settings/invoicing-settings.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { type Field, type FieldsFor, BOOLEAN, DELTA, LATEST, asText, by } from './merge-rule.ts';
import { orderLineOf, soldAs } from './order-items.ts';
import * as a from './field.ts';
import { signature } from './work-mark.ts';

export const CUSTOMER: FieldsFor<Customer> = {
  id: a.ID,
  name: a.text(),
  email: a.text(),
  phone: a.text(),
  address: a.notes(),
  note: a.notes(),
  billTo: a.optionalText(),
  termsDays: a.whole({ ...TERMS_DAYS, or: undefined }),
  every: a.choice(BILL_EVERY, undefined),
  taxFree: a.merged(BOOLEAN, a.optionalFlag()),
  taxNumber: a.optionalText(),
};

/** Orders name a customer by the name, so no two have one. */
export const CUSTOMERS = a.list<Customer>('Customer', CUSTOMER, { prefix: 'cus' });

/** Target and unit of a price merge as one value. */
const forWhat = <V>(field: Field<V>) => a.grouped('for', field);

/** Prices, each for one size. */
export const PRICES = a.list<Price>(
  'Price',
  {
    id: a.ID,
    varietyId: a.reference(forWhat(a.optionalText()), 'varieties', 'keep'),
    productId: a.reference(forWhat(a.optionalText()), 'products', 'keep'),
    packageOz: forWhat(a.positive(null)),
    unit: forWhat(
      a.onlyWhere(
        'packageOz',
        null,
        a.optionalChoice(PRICE_UNITS, DEFAULT_PRICE_UNIT),
        'of bulk only',
      ),
    ),
    amount: a.required(
      a.refined(
        a.number({ min: 0, or: null, isStrict: true }),
        'with 4 decimals',
        (amount) => amount && roundTo(amount, 4),
      ),
    ),
    perKg: a.refined(
      a.number({ min: 0, or: undefined, isStrict: true }),
      'with 4 decimals; of bulk only',
      (perKg, { packageOz }: Pick<Price, 'packageOz'>) =>
        perKg === undefined || packageOz !== null ? undefined : roundTo(perKg, 4),
      ['packageOz'],
    ),
    customer: a.optionalText(),
    from: a.day(),
  },
  { prefix: 'prc' },
);

/** A line added to a delivery keeps its target even if that is deleted. */
const EXTRA = orderLineOf(soldAs('history')) as Field<unknown> as Field<OrderItem>;

export const DELIVERY_LINE = a.object<DeliveryLine>({
  itemId: a.neededText(),
  packed: a.required(a.number({ min: 0, or: null, isStrict: true })),
  returned: a.refined(
    a.number({ min: 0, or: 0 }),
    'at most what was packed',
    (returned, { packed }: Pick<DeliveryLine, 'packed'>) => Math.min(returned, packed),
    ['packed'],
  ),
  reason: a.choice(DELIVERY_REASONS, undefined),
  back: a.refined(
    a.number({ min: 0, or: undefined }),
    'at most returned; absent for 0',
    (back = 0, { returned }: Pick<DeliveryLine, 'returned'>) =>
      Math.min(back, returned) || undefined,
    ['returned'],
  ),
  extra: a.optional(EXTRA),
});

const SENT_LINE: FieldsFor<SentLine> = {
  itemId: a.neededText(),
  varietyId: a.reference(a.optionalText(), 'varieties', 'history'),
  productId: a.reference(a.optionalText(), 'products', 'history'),
  text: a.text(),
  ordered: a.number({ min: 0, or: null }),
  packageOz: a.positive(null),
  quantity: a.number({ min: 0, or: 0 }),
  unit: a.choice(['oz', 'lb', 'g'], ''),
  unitPrice: a.number({ min: 0, or: null, isStrict: true }),
  amount: a.number({ min: 0, or: null, isStrict: true }),
};

const SENT_PARTS = a.list<SentPart>(
  'Part',
  {
    varietyId: a.reference(a.neededText(), 'varieties', 'history'),
    batch: a.reference(a.text(), 'varieties', 'history', { by: 'key' }),
    oz: a.required(a.positive(null)),
    link: a.choice(PART_LINKS, 'served'),
  },
  { key: by('varietyId', 'batch') },
);

/** Without its day it isn't a record. */
const SENT = a.object<Sent>({
  to: a.text(),
  customer: a.text(),
  category: a.choice(ORDER_CATEGORIES, 'GENERAL'),
  dayISO: a.neededDay(),
  lines: a.list<SentLine>('Line', SENT_LINE, { key: by('itemId') }),
  parts: a.leftOutWhenEmpty(SENT_PARTS),
});

/** Trays by size; what both devices took back counts, see `settleEmpties`. */
const TRAYS = a.leftOutWhenEmpty(
  a.list<DeliveredTrays>(
    'Trays',
    {
      sizeId: a.reference(a.neededText(), 'catalog/traySizes', 'history'),
      left: a.whole({ min: 0, or: 0 }),
      back: a.merged(DELTA, a.whole({ min: 0, or: 0 })),
    },
    { key: by('sizeId') },
  ),
  'each size once; absent when none left or came back',
  (trays) => {
    const told = new Map(trays.toReversed().map((some) => [some.sizeId, some]));
    return trays.filter((some) => some.left + some.back > 0 && told.get(some.sizeId) === some);
  },
);

/** Deliveries stay when their order is deleted, because they were sold. */
export const DELIVERIES = a.list<Delivery>(
  'Delivery',
  {
    id: a.ID,
    orderId: a.reference(a.neededText(), 'orders', 'history'),
    dateISO: a.neededDay(),
    status: a.furthest(DELIVERY_STATUSES, 'PACKED'),
    deliveredAtISO: a.merged(LATEST, a.optionalInstant(null)),
    lines: a.list<DeliveryLine>('Line', DELIVERY_LINE, { key: by('itemId') }),
    note: a.notes(),
    sent: a.refined(
      a.asWhole(a.optional(SENT)),
      'on a DELIVERED record only',
      (sent, { status }: Pick<Delivery, 'status'>) => (status === 'DELIVERED' ? sent : undefined),
      ['status'],
    ),
    by: signature(),
    trays: TRAYS,
  },
  { idFrom: ({ orderId, dateISO }) => deliveryId(asText(orderId), asText(dateISO)) },
);
