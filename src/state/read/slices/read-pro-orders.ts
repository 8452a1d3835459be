import type { ProOrder, ProRecurrence } from '#domain/alchemy/alchemy.ts';
import { PRO_ORDERS, PRO_STANDING, RESERVED_ITEM } from '../../schema/alchemy.ts';
import { canonicalJson } from '../../document/canonical-json.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { readObject, readRecord } from '../read-record.ts';
import { listRecords } from '../read-records.ts';
import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import { readInstant } from '../read-time.ts';
import { isRecord, type JsonRecord } from '../../document/json-record.ts';

/** An order of Pro products. Where its customer is a bare name, that is all that is known of them. */
export function readProOrder(source: JsonRecord, id: string): ProOrder {
  const { updatedAt, createdAt, _reservedItems } = source;
  return readRecord(PRO_ORDERS, withCustomer(source), id, {
    updatedAt: readInstant(updatedAt) ?? readInstant(createdAt) ?? UNKNOWN_INSTANT,
    _reservedItems: Array.isArray(_reservedItems)
      ? listRecords(_reservedItems).map((item) => readObject(RESERVED_ITEM, item))
      : undefined,
  });
}

export function readProRecurrence(source: JsonRecord, id: string): ProRecurrence {
  return readRecord(PRO_STANDING, withCustomer(source), id);
}

function withCustomer(source: JsonRecord): JsonRecord {
  const { customer } = source;
  return isRecord(customer) ? source : { ...source, customer: { name: customer } };
}

/** Pro orders count up per prefix; the `X` keeps a made id from being counted. */
export function idOfProOrder(record: JsonRecord): string {
  return `ORD-X${hashBase36(canonicalJson(record)).toUpperCase()}`;
}
