import { PURCHASE_STATUSES, varietyOfStock, type Purchase } from '#domain/buying/purchase.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Field } from './merge-rule.ts';
import * as a from './field.ts';

/** Whether, when and how much of it came is one value. */
const received = <V>(field: Field<V>) => a.grouped('received', field);

const ifReceived = <V>(field: Field<V | null>) =>
  a.refined(
    field,
    'of RECEIVED only',
    (value, { status }: Pick<Purchase, 'status'>) => (status === 'RECEIVED' ? value : null),
    ['status'],
  );

const dayOr = (other: 'orderedISO' | 'expectedISO', words: string) =>
  a.required(
    a.refined(a.day(), words, (day, dates: Partial<Purchase>) => day ?? dates[other] ?? null, [
      other,
    ]),
  );

/** A purchase stays when its material is deleted: an undo brings both back. */
export const PURCHASES = a.list<Purchase>(
  'Purchase',
  a.object<Purchase>(
    {
      id: a.ID,
      stockId: a.reference(a.neededText(), 'catalog/materials', 'history'),
      qty: a.required(a.positive(null)),
      unit: a.refined(
        a.unit(undefined),
        'else lb or each',
        (unit, { stockId }: Pick<Purchase, 'stockId'>) =>
          unit ?? (varietyOfStock(stockId) === null ? 'each' : 'lb'),
        ['stockId'],
      ),
      packs: a.positive(null),
      cost: a.refined(
        a.number({ min: 0, or: null, isStrict: true }),
        'with 2 decimals',
        (cost) => cost && roundTo(cost, 2),
      ),
      supplier: a.text(),
      note: a.notes(),
      orderedISO: dayOr('expectedISO', 'else the expected one'),
      expectedISO: dayOr('orderedISO', 'else the day of the order'),
      status: received(a.choice(PURCHASE_STATUSES, 'ORDERED')),
      receivedISO: received(ifReceived(a.day())),
      receivedQty: received(ifReceived(a.number({ min: 0, or: null, isStrict: true }))),
    },
    { furthestBy: { received: { field: 'status', of: PURCHASE_STATUSES } } },
  ),
  { prefix: 'pur' },
);
