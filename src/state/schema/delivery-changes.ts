import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { type Field } from './merge-rule.ts';
import { DELIVERY_LINES } from './order-items.ts';
import * as a from './field.ts';

/** A delivery change merges as a whole. */
const agreed = <V>(field: Field<V>) => a.grouped('agreed', field);

const AGREEMENT = { id: a.ID, atISO: agreed(a.instant()), note: agreed(a.text()) };

const KIND = { kind: agreed(a.passthrough<DeliveryChange['kind']>()) };

/** Required fields of every kind of change. */
const NEEDED = {
  orderId: agreed(a.reference(a.required(a.text()), 'orders', 'keep')),
  dateISO: agreed(a.required(a.day())),
  varietyId: agreed(a.reference(a.required(a.text()), 'varieties', 'keep')),
  oz: agreed(a.required(a.positive(null))),
  harvestISO: agreed(a.required(a.day())),
  toVarietyId: agreed(a.reference(a.required(a.text()), 'varieties', 'keep')),
  toISO: agreed(a.required(a.day())),
};

const { orderId, dateISO, varietyId, oz, harvestISO, toVarietyId, toISO } = NEEDED;
const PART = { ...AGREEMENT, orderId, dateISO, varietyId, oz, ...KIND };

/** Delivery changes. Kinds added by a later version are kept. */
export const DELIVERY_CHANGES = a.list<DeliveryChange>(
  'Change of a delivery',
  a.kinds<DeliveryChange, 'kind'>(
    'kind',
    {
      TAKE: { ...PART, harvestISO },
      LESS: PART,
      SWAP: { ...PART, toVarietyId, harvestISO: agreed(a.optionalDay()) },
      MOVE: { ...AGREEMENT, orderId, dateISO, toISO, ...KIND },
      SKIP: { ...AGREEMENT, orderId, dateISO, ...KIND },
      // Its lines go with what they sell, and with the last of them it goes itself: a delivery is not
      // skipped because a variety is given up.
      ITEMS: { ...AGREEMENT, orderId, dateISO, items: DELIVERY_LINES, ...KIND },
      GONE: { ...AGREEMENT, varietyId, harvestISO, oz, ...KIND },
    },
    { others: { ...AGREEMENT, ...KIND } },
  ),
  { prefix: 'dch' },
);
