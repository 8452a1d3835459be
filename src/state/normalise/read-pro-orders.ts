import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { readBoolean, readChoice, readNumber, readText } from './coerce.ts';
import { isRecord, type JsonRecord } from './json-record.ts';
import { listRecords, readRecords } from './read-records.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { readProUnit } from './read-unit.ts';
import { settle } from './settle.ts';

type ProOrderLine = ProOrder['lines'][number];
type ReservedItem = NonNullable<ProOrder['_reservedItems']>[number];

/** Orders of Pro products. */
export function readProOrders(value: unknown): ProOrder[] {
  return readRecords(value, idOfProOrder, readProOrder);
}

/** An order of Pro products. */
export function readProOrder(source: JsonRecord, id: string): ProOrder {
  const createdAt = readInstant(source.createdAt) ?? UNKNOWN_INSTANT;
  return settle<ProOrder>(source, {
    id,
    status: readChoice(source.status, PRO_ORDER_STATUSES, 'draft'),
    createdAt,
    updatedAt: readInstant(source.updatedAt) ?? createdAt,
    dueAt: readDay(source.dueAt),
    customer: readCustomer(source.customer),
    notes: readText(source.notes),
    lines: listRecords(source.lines).map(readLine),
    _reserved: readBoolean(source._reserved),
    _consumed: readBoolean(source._consumed),
    _reservedItems: Array.isArray(source._reservedItems)
      ? listRecords(source._reservedItems).map(readReserved)
      : undefined,
  });
}

/** Who ordered; a bare name is a customer without an address. */
function readCustomer(value: unknown): ProOrder['customer'] {
  const source = isRecord(value) ? value : { name: value };
  return settle<ProOrder['customer']>(source, {
    name: readText(source.name),
    email: readText(source.email),
  });
}

function readLine(source: JsonRecord): ProOrderLine {
  return settle<ProOrderLine>(source, {
    productId: readText(source.productId),
    qty: readNumber(source.qty, 0, { min: 0 }),
    unitPriceUSD: readNumber(source.unitPriceUSD, 0, { min: 0 }),
  });
}

function readReserved(source: JsonRecord): ReservedItem {
  return settle<ReservedItem>(source, {
    itemId: readText(source.itemId),
    qty: readNumber(source.qty, 0),
    unit: readProUnit(source.unit, undefined),
  });
}

/** Pro orders count up per prefix; the `X` keeps a made id from being counted. */
function idOfProOrder(record: JsonRecord): string {
  return `ORD-X${hashBase36(canonicalJson(record)).toUpperCase()}`;
}
