import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { readPositive, readText } from './coerce.ts';
import type { JsonRecord } from './json-record.ts';
import { readRecords } from './read-records.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { settle } from './settle.ts';

/** A field that a kind of change cannot be without; null = unreadable. */
type Needed = string | number | null;

const READERS: Readonly<Record<string, (value: unknown) => Needed>> = {
  orderId: (value) => readText(value) || null,
  varietyId: (value) => readText(value) || null,
  toVarietyId: (value) => readText(value) || null,
  dateISO: readDay,
  toISO: readDay,
  harvestISO: readDay,
  oz: (value) => readPositive(value, null),
};

/** What each kind of change cannot be without. */
const NEEDED_FIELDS: Readonly<Record<DeliveryChange['kind'], readonly string[]>> = {
  TAKE: ['orderId', 'dateISO', 'varietyId', 'oz', 'harvestISO'],
  LESS: ['orderId', 'dateISO', 'varietyId', 'oz'],
  SWAP: ['orderId', 'dateISO', 'varietyId', 'oz', 'toVarietyId'],
  MOVE: ['orderId', 'dateISO', 'toISO'],
  GONE: ['varietyId', 'harvestISO', 'oz'],
};

/**
 * What was agreed about deliveries; undefined when nothing was.
 *
 * A record without something its kind needs is dropped; one of a kind that a later version has
 * added is kept.
 */
export function readDeliveryChanges(value: unknown): readonly DeliveryChange[] | undefined {
  const changes = readRecords(value, 'dch', readChange);
  return changes.length === 0 ? undefined : changes;
}

function readChange(source: JsonRecord, id: string): DeliveryChange | null {
  const shared = {
    id,
    atISO: readInstant(source.atISO) ?? UNKNOWN_INSTANT,
    note: readText(source.note),
  };
  const kind = readText(source.kind);
  const needed = Object.hasOwn(NEEDED_FIELDS, kind)
    ? NEEDED_FIELDS[kind as DeliveryChange['kind']] // An own key of the table is a kind.
    : [];
  const read: Record<string, Needed> = {};
  for (const field of needed) {
    const found = READERS[field]?.(source[field]) ?? null;
    if (found === null) return null;
    read[field] = found;
  }
  const harvestISO = kind === 'SWAP' ? (readDay(source.harvestISO) ?? undefined) : undefined;
  const own = kind === 'SWAP' ? { ...read, harvestISO } : read;
  // The fields of its kind were just read one by one; an unknown kind is nobody's to read.
  return settle<object>(source, { ...shared, ...own }) as DeliveryChange;
}
