import { isIsoDate } from '#domain/calendar/day-number.ts';
import { parseNumber, readText } from '#state/normalise/coerce.ts';
import { isRecord, type JsonRecord } from '#state/normalise/json-record.ts';
import { readInstant } from '#state/normalise/read-time.ts';
import { UsageError } from '../command.ts';

/** A text that must be there, such as an id. */
export function textOf(payload: JsonRecord, field: string): string {
  const text = readText(payload[field]);
  if (text.trim() === '') throw new UsageError(`needs a text '${field}'.`);
  return text;
}

/** A calendar day that must be there. */
export function dayOf(payload: JsonRecord, field: string): string {
  const day = readText(payload[field]);
  if (!isIsoDate(day)) throw new UsageError(`needs a day like 2026-11-20 in '${field}'.`);
  return day;
}

/** An instant that must be there. */
export function instantOf(payload: JsonRecord, field: string): string {
  const instant = readInstant(payload[field]);
  if (instant === null) throw new UsageError(`needs a time in '${field}'.`);
  return instant;
}

/** An object that must be there, such as the changed fields of a record. */
export function recordOf(payload: JsonRecord, field: string): JsonRecord {
  const record = payload[field];
  if (!isRecord(record)) throw new UsageError(`needs an object '${field}'.`);
  return record;
}

/** A list of numbers that must be there. */
export function numbersOf(payload: JsonRecord, field: string): number[] {
  const list = payload[field];
  const numbers = Array.isArray(list) ? list.map(parseNumber) : [null];
  if (numbers.some((number) => number === null)) {
    throw new UsageError(`needs a list of numbers '${field}'.`);
  }
  return numbers.filter((number) => number !== null);
}
