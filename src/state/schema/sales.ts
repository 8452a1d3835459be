import type { Customer } from '#domain/customers/customer.ts';
import {
  DELIVERY_REASONS,
  DELIVERY_STATUSES,
  deliveryId,
  type Delivery,
  type DeliveryLine,
} from '#domain/deliveries/delivery.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { DEFAULT_PRICE_UNIT, PRICE_UNITS, type Price } from '#domain/prices/price.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Field } from './field.ts';
import * as f from './field.ts';
import { LATEST, asText, by } from './merge-rule.ts';
import { orderLineOf, soldAs } from './order-items.ts';
import * as a from './plain-fields.ts';
import { signature } from './work-mark.ts';

/** Orders name a customer by the name, so no two have one. */
export const CUSTOMERS = f.list<Customer>(
  'Customer',
  {
    id: a.ID,
    name: a.text(),
    email: a.text(),
    phone: a.text(),
    address: a.notes(),
    note: a.notes(),
  },
  { prefix: 'cus' },
);

/** What a price is for, and how it is counted, are one value. */
const forWhat = <V>(field: Field<V>) => f.together('for', field);

/** Of what is sold in one size. */
export const PRICES = f.list<Price>(
  'Price',
  {
    id: a.ID,
    varietyId: f.naming(forWhat(a.optionalText()), 'varieties', 'keep'),
    productId: f.naming(forWhat(a.optionalText()), 'products', 'keep'),
    packageOz: forWhat(a.positive(null)),
    unit: forWhat(
      f.onlyWhere(
        'packageOz',
        null,
        a.optionalChoice(PRICE_UNITS, DEFAULT_PRICE_UNIT),
        'of loose weight only',
      ),
    ),
    amount: f.refined(
      f.needed(a.number({ min: 0, or: null, isStrict: true })),
      'with 4 decimals',
      (amount) => roundTo(amount, 4),
    ),
    customer: a.optionalText(),
    from: a.day(),
  },
  { prefix: 'prc' },
);

/** What was added to a delivery tells what was sold, also when that is deleted. */
const EXTRA = orderLineOf(soldAs('history')) as Field<unknown> as Field<OrderItem>;

export const DELIVERY_LINE = f.object<DeliveryLine>({
  itemId: f.needed(a.text()),
  packed: f.needed(a.number({ min: 0, or: null, isStrict: true })),
  returned: f.refined(
    a.number({ min: 0, or: 0 }),
    'at most what was packed',
    (returned, { packed }: Pick<DeliveryLine, 'packed'>) => Math.min(returned, packed),
    ['packed'],
  ),
  reason: a.choice(DELIVERY_REASONS, undefined),
  extra: f.optional(EXTRA),
});

/** What was delivered stays when its order is deleted: it was paid for. */
export const DELIVERIES = f.list<Delivery>(
  'Delivery',
  {
    id: a.ID,
    orderId: f.naming(f.needed(a.text()), 'orders', 'history'),
    dateISO: f.needed(a.day()),
    status: f.merged(
      { kind: 'furthest', of: DELIVERY_STATUSES },
      a.choice(DELIVERY_STATUSES, 'PACKED'),
    ),
    deliveredAtISO: f.merged(LATEST, a.optionalInstant(null)),
    lines: f.list<DeliveryLine>('Line', DELIVERY_LINE, { key: by('itemId') }),
    note: a.notes(),
    by: signature(),
  },
  { idFrom: ({ orderId, dateISO }) => deliveryId(asText(orderId), asText(dateISO)) },
);
