import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { readText } from '#state/read/coerce.ts';
import { isRecord, type JsonRecord } from '#state/read/json-record.ts';
import { UsageError } from '../command.ts';

/** A text that must be there, such as an id. */
export function textOf(payload: JsonRecord, field: string): string {
  const text = readText(payload[field]);
  if (text.trim() === '') throw new UsageError(`needs a text '${field}'.`);
  return text;
}

/** An object that must be there, such as the changed fields of a record. */
export function recordOf(payload: JsonRecord, field: string): JsonRecord {
  const record = payload[field];
  if (!isRecord(record)) throw new UsageError(`needs an object '${field}'.`);
  return record;
}

/** A day that must be there. */
export function dayOf(payload: JsonRecord, field: string): IsoDate {
  const day = readText(payload[field]);
  if (!isIsoDate(day)) throw new UsageError(`needs a day like 2026-11-20 in '${field}'.`);
  return day;
}

/** A list of objects that must be there. */
export function listOf(payload: JsonRecord, field: string, what: string): readonly JsonRecord[] {
  const list = payload[field];
  if (!Array.isArray(list) || !list.every(isRecord)) {
    throw new UsageError(`needs a list of ${what} '${field}'.`);
  }
  return list;
}

/** A list of objects, empty when there is none. */
export function recordsIn(
  payload: JsonRecord,
  field: string,
  what = 'objects',
): readonly JsonRecord[] {
  return (payload[field] ?? null) === null ? [] : listOf(payload, field, what);
}
