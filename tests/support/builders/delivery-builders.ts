import { type Delivery, deliveryId, type SentLine } from '#domain/orders/delivery.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';

type OfDelivery = Pick<Delivery, 'orderId' | 'dateISO'>;

/** A delivery of an order that went out as ordered. */
export function aDelivery(more: Partial<Delivery> & OfDelivery): Delivery {
  const { orderId, dateISO } = more;
  return {
    id: deliveryId(orderId, dateISO),
    status: 'DELIVERED',
    deliveredAtISO: `${dateISO}T12:00:00.000Z`,
    lines: [],
    note: '',
    ...more,
  };
}

/** A delivery of which is written down what left for a restaurant. */
export function aSentDelivery(
  of: OfDelivery,
  customer: string,
  ...lines: readonly SentLine[]
): Delivery {
  const category = 'RESTAURANT';
  const sent = { to: customer, customer, category, dayISO: of.dateISO, lines } as const;
  return aDelivery({ ...of, sent });
}

/** Ten tubs of 4 oz pea at $4.50. */
export function aSentLine(more: Partial<SentLine> = {}): SentLine {
  return {
    itemId: 'li_1',
    varietyId: 'pea',
    text: 'Pea 4 oz',
    ordered: 10,
    packageOz: 4,
    quantity: 10,
    unit: '',
    unitPrice: 4.5,
    amount: 45,
    ...more,
  };
}

/** What was agreed about a delivery or leftovers, without a note. */
export function aDeliveryChange<const Change extends NewDeliveryChange>(
  change: Change & { readonly id?: string; readonly atISO?: string },
) {
  return { id: 'dch_1', atISO: '2025-03-01T08:00:00.000Z', note: '', ...change };
}
