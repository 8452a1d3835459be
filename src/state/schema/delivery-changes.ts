import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { type Field } from './merge-rule.ts';
import { DELIVERY_LINES } from './order-items.ts';
import * as a from './field.ts';

/** A delivery change merges as a whole. */
const agreed = <V>(field: Field<V>) => a.grouped('agreed', field);

const AGREEMENT = { id: a.ID, atISO: agreed(a.instant()), note: agreed(a.text()) };

const KIND = { kind: agreed(a.passthrough<DeliveryChange['kind']>()) };

const DAY = agreed(a.neededDay());
const VARIETY = agreed(a.reference(a.neededText(), 'varieties', 'keep'));
const OUNCES = agreed(a.required(a.positive(null)));

const DELIVERY = {
  ...AGREEMENT,
  orderId: agreed(a.reference(a.neededText(), 'orders', 'keep')),
  dateISO: DAY,
};
const PART = { ...DELIVERY, varietyId: VARIETY, oz: OUNCES, ...KIND };

/** Delivery changes. Kinds added by a later version are kept. */
export const DELIVERY_CHANGES = a.list<DeliveryChange>(
  'Change of a delivery',
  a.kinds<DeliveryChange, 'kind'>(
    'kind',
    {
      TAKE: { ...PART, harvestISO: DAY },
      LESS: PART,
      SWAP: { ...PART, toVarietyId: VARIETY, harvestISO: agreed(a.optionalDay()) },
      MOVE: { ...DELIVERY, toISO: DAY, ...KIND },
      SKIP: { ...DELIVERY, ...KIND },
      // Its lines go with what they sell, and with the last of them it goes itself: a delivery is not
      // skipped because a variety is given up.
      ITEMS: { ...DELIVERY, items: DELIVERY_LINES, ...KIND },
      GONE: { ...AGREEMENT, varietyId: VARIETY, harvestISO: DAY, oz: OUNCES, ...KIND },
    },
    { others: { ...AGREEMENT, ...KIND } },
  ),
  { prefix: 'dch' },
);
