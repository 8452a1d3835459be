import { LEAD_DAYS } from '#domain/settings/buying-settings.ts';
import { type JsonRecord, readText } from '#state/read/coerce.ts';
import { readPurchases } from '#state/read/slices/read-purchases.ts';
import type { NewPurchase } from '#state/records/catalog/purchases.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import * as a from '#state/schema/field.ts';
import { readOne } from '#state/read/read-record.ts';
import { SEED_LOT } from '#state/schema/seeds.ts';
import { UsageError } from '../command.ts';
import { describedPayload, type Payloads, listOf } from './described-payload.ts';

const TYPED_DAYS = a.whole({ ...LEAD_DAYS, or: undefined });

function newPurchase(source: JsonRecord): NewPurchase {
  const [purchase] = readPurchases([source]);
  if (purchase === undefined) {
    throw new UsageError("needs a 'stockId', a 'qty' above 0 and a day of each in 'purchases'.");
  }
  const { id: _made, status: _status, receivedISO: _on, receivedQty: _of, ...rest } = purchase;
  const leadDays = readOne(TYPED_DAYS, source, 'leadDays');
  const id = readText(source.id);
  return { ...rest, ...(id !== '' && { id }), ...(leadDays !== undefined && { leadDays }) };
}

const received = describedPayload<PayloadOf<'RECEIVE_PURCHASE'>>({
  id: a.required(a.text()),
  qty: a.required(a.positive(null)),
  dateISO: a.required(a.day()),
  restComes: a.flag(),
  lot: a.optional(SEED_LOT),
});

/** How orders of stock, and what comes of them, are read. */
export const PURCHASE_PAYLOADS = {
  ORDER_STOCK: (payload) => ({
    purchases: listOf(payload, 'purchases', 'purchases').map(newPurchase),
  }),
  RECEIVE_PURCHASE: received,
  CHANGE_PURCHASE: { id: a.required(a.text()), patch: a.required(a.opaque()) },
} satisfies Partial<Payloads>;
