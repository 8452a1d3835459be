import { type Purchase, stockName } from '#domain/buying/purchase.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import { freeId, patched, recordById, idOfMoment } from '#domain/records/change-records.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { readList } from '../../read/read-record.ts';
import { PURCHASES } from '../../schema/purchases.ts';
import * as a from '../../schema/field.ts';
import { SEED_LOT, SUPPLIER_DAYS } from '../../schema/seeds.ts';
import { PayloadError, describedPayload, listOf } from '../described-payload.ts';
import {
  actionRules,
  ofRecord,
  type RecordChange,
  type RecordName,
  changeRecord,
  withAdded,
} from '../action-rules.ts';
import { intoStock, noteSupplier, type CameIn } from './purchased-stock.ts';

/** A purchase that is made, and days of its supplier that were typed with it. */
export type NewPurchase = Omit<Purchase, 'id' | 'status' | 'receivedISO' | 'receivedQty'> &
  Partial<RecordName> & { readonly leadDays?: number };

interface Receipt extends RecordName, CameIn {
  /** The rest of it becomes a purchase of its own. */
  readonly restComes: boolean;
}

/**
 * Actions on purchases. Received goods are in stock at once. A purchase that was deleted can't be
 * received or canceled.
 *
 * @throws UnitError if an amount doesn't convert to the stock's unit.
 */
export const PURCHASE_ACTIONS = {
  ORDER_STOCK: actionRules<{ readonly purchases: readonly NewPurchase[] }>({
    payload: (source) => ({
      purchases: listOf(source, 'purchases', 'purchases').map((one) =>
        newPurchase(readList(PURCHASES, [one])[0], typedOf(one)),
      ),
    }),
    label: ({ purchases }, farm) => {
      const [first, ...others] = purchases;
      if (first === undefined) return 'Order';
      return others.length === 0
        ? `Order ${stockName(farm, first.stockId)}`
        : `Order ${purchases.length} items`;
    },
    run: (farm, { purchases }, context) =>
      purchases.reduce((one, purchase) => order(one, purchase, context), farm),
  }),
  RECEIVE_PURCHASE: actionRules<Receipt>({
    payload: {
      id: a.neededText(),
      qty: a.required(a.positive(null)),
      dateISO: a.neededDay(),
      restComes: a.flag(),
      lot: a.optional(SEED_LOT),
    },
    ...ofPurchase('Receive'),
    run: receive,
  }),
  /** Puts a purchase right. One that came in without being received is marked so, and books nothing. */
  CHANGE_PURCHASE: actionRules<RecordChange<Purchase>>({
    payload: 'patch',
    ...ofPurchase('Change order of'),
    run: change,
  }),
  CANCEL_PURCHASE: actionRules<RecordName>({
    ...ofPurchase('Cancel order of'),
    run: (farm, { id }) => change(farm, { id, patch: { status: 'CANCELLED' } }),
  }),
};

const typedOf = describedPayload<Pick<NewPurchase, 'id' | 'leadDays'>>({
  id: a.optionalText(),
  leadDays: SUPPLIER_DAYS,
});

function newPurchase(
  purchase: Purchase | undefined,
  typed: Pick<NewPurchase, 'id' | 'leadDays'>,
): NewPurchase {
  if (purchase === undefined) {
    throw new PayloadError("needs a 'stockId', a 'qty' above 0 and a day of each in 'purchases'.");
  }
  const { id: _made, status: _status, receivedISO: _on, receivedQty: _of, ...rest } = purchase;
  return { ...rest, ...typed };
}

function ofPurchase(verb: string) {
  return ofRecord('purchases', verb, (farm, id) =>
    stockName(farm, recordById(farm.purchases ?? [], id)?.stockId ?? ''),
  );
}

function order(farm: FarmDocument, typed: NewPurchase, { now }: ActionContext): FarmDocument {
  const { leadDays, ...given } = typed;
  const { purchases = [] } = farm;
  const { stockId, qty, supplier } = given;
  const apart = [stockId, String(qty), supplier, String(purchases.length)];
  const wanted = given.id || idOfMoment('pur', isoInstant(now), apart);
  const [purchase] = readList(PURCHASES, [{ ...given, id: freeId(wanted, purchases) }]);
  if (purchase === undefined) return farm;
  return noteSupplier(withAdded(farm, 'purchases', purchase), purchase, leadDays);
}

function receive(farm: FarmDocument, came: Receipt, context: ActionContext): FarmDocument {
  const { id, qty, dateISO, restComes } = came;
  const { purchases = [] } = farm;
  const purchase = recordById(purchases, id);
  if (purchase?.status !== 'ORDERED' || !(qty > 0)) return farm;
  const rest = roundUnits(purchase.qty - qty);
  const later = { ...purchase, id: freeId(id, purchases), qty: rest, packs: null, cost: null };
  const received = changeRecord(farm, 'purchases', id, (one) =>
    patched<Purchase>(one, { status: 'RECEIVED', receivedISO: dateISO, receivedQty: qty }),
  );
  const listed = restComes && rest > 0 ? withAdded(received, 'purchases', later) : received;
  return intoStock(listed, purchase, came, context);
}

function change(farm: FarmDocument, { id, patch }: RecordChange<Purchase>): FarmDocument {
  const before = recordById(farm.purchases ?? [], id);
  if (before === undefined) return farm;
  const { status: _status, receivedISO: _day, receivedQty: _qty, ...others } = patch;
  const settled = patched<Purchase>(before, before.status === 'ORDERED' ? patch : others);
  const [changed] = readList(PURCHASES, [{ ...settled, id }]);
  return changed === undefined ? farm : changeRecord(farm, 'purchases', id, () => changed);
}
