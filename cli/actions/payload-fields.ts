import { readText } from '#state/normalise/coerce.ts';
import { isRecord, type JsonRecord } from '#state/normalise/json-record.ts';
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

/** A list of objects, empty when there is none. */
export function recordsIn(payload: JsonRecord, field: string): readonly JsonRecord[] {
  const list = payload[field] ?? [];
  if (!Array.isArray(list) || !list.every(isRecord)) {
    throw new UsageError(`needs a list of objects '${field}'.`);
  }
  return list;
}
