import { isIsoDate, type IsoDate } from '#domain/calendar/iso-date.ts';
import { parseNumber, readChoice, readText, readTexts } from '../read/coerce.ts';
import { readObject } from '../read/read-record.ts';
import { readInstant } from '../read/read-time.ts';
import * as a from '../schema/field.ts';
import type { Field, FieldsFor, ListKind, ObjectKind, MergeRule } from '../schema/merge-rule.ts';
import type { ChoiceReading, ReadRule } from '../schema/read-rule.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/** Refusal of a payload in a file, with what it lacks. */
export class PayloadError extends Error {}

/** Reads changed fields of a record. What they hold is checked when the record is read. */
export const readChange = describedPayload<{ readonly id: string; readonly patch: JsonRecord }>({
  id: a.neededText(),
  patch: a.required(a.opaque()),
});

export function describedPayload<T extends object>(of: FieldsFor<T>): (payload: JsonRecord) => T {
  return readerOf(a.object<T>(of));
}

/** The payload that makes a record: the fields of its kind, some of which must be told; the id may be made later. */
export function newRecordOf<T extends { readonly id: string }, N extends keyof T & string>(
  kind: ListKind<T>,
  needs: readonly N[],
): (payload: JsonRecord) => Omit<T, 'id'> & { readonly id?: string } {
  const fields = Object.entries(kind.of.of).map(([name, field]) => {
    const told = { ...field, reads: field.reads ?? { type: 'as it came' } } as Field<unknown>;
    if (name === 'id') return [name, a.optionalText()] as const;
    return [name, needs.some((need) => need === name) ? a.required(told) : told] as const;
  });
  // The fields of the kind, with an id that may be absent.
  const of = Object.fromEntries(fields) as FieldsFor<Omit<T, 'id'> & { readonly id?: string }>;
  return describedPayload(of);
}

function readerOf<T extends object>(kind: ObjectKind<T>): (payload: JsonRecord) => T {
  const fields = Object.entries(kind.of);
  return (payload) => {
    check(kind, payload);
    const told = fields.filter(([name]) => Object.hasOwn(payload, name));
    return readObject(kind, Object.fromEntries(told.map(([name]) => [name, payload[name]])));
  };
}

/** Refuses what lacks something it cannot be without, or says a word that is none of those known. */
function check(rule: MergeRule, source: JsonRecord): void {
  if (rule.kind !== 'fields') return;
  for (const [name, field] of Object.entries(rule.of)) {
    const { reads } = field;
    const value = source[name];
    if (reads?.isNeeded) {
      const [words, isMet] = needOf(field, reads, name);
      if (!isMet(value)) throw new PayloadError(`needs ${words}.`);
    }
    if (reads?.type === 'choice' && isUnknownWord(reads, value)) {
      throw new PayloadError(`has an unknown '${name}', '${readText(value)}'.`);
    }
    if (isRecord(value)) check(field, value);
    if (field.kind === 'records' && Array.isArray(value)) {
      for (const item of value.filter(isRecord)) check(field.of, item);
    }
  }
}

/** What must stand in a field that cannot be left out: in words, and whether a value is that. */
function needOf(
  { kind }: MergeRule,
  reads: ReadRule,
  name: string,
): readonly [words: string, isMet: (value: unknown) => boolean] {
  switch (reads.type) {
    case 'day':
      return [`a day like 2026-11-20 in '${name}'`, (value) => isIsoDate(readText(value))];
    case 'instant':
      return [`a time in '${name}'`, (value) => readInstant(value) !== null];
    case 'positive':
      return [`a number above 0 in '${name}'`, (value) => (parseNumber(value) ?? 0) > 0];
    case 'whole': {
      const { min = 0 } = reads;
      const isWhole = (count: number | null) => Number.isInteger(count) && Number(count) >= min;
      return [
        `a whole number of ${min} or more in '${name}'`,
        (value) => isWhole(parseNumber(value)),
      ];
    }
    case 'numbers':
      return [`a list of numbers '${name}'`, (value) => isListOf(value, isNumeric)];
    case 'foreign':
      return [`an object '${name}'`, isRecord];
    case 'described':
      return kind === 'records'
        ? [`a list of lines '${name}'`, (value) => isListOf(value, isRecord) && value.length > 0]
        : [`an object '${name}'`, isRecord];
    default:
      return [`a text '${name}'`, (value) => readText(value).trim() !== ''];
  }
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

function isNumeric(value: unknown): boolean {
  return parseNumber(value) !== null;
}

/** A word that nobody knows, where it is not read as another one. */
function isUnknownWord(
  { of, unknown, refined }: ReadRule & ChoiceReading,
  value: unknown,
): boolean {
  if (value === undefined || value === null || unknown !== undefined || refined) return false;
  return readChoice(value, of, null) === null;
}

export function textOf(payload: JsonRecord, field: string): string {
  const text = readText(payload[field]);
  if (text.trim() === '') throw new PayloadError(`needs a text '${field}'.`);
  return text;
}

/** An object that must be there, such as the changed fields of a record. */
export function recordOf(payload: JsonRecord, field: string): JsonRecord {
  const record = payload[field];
  if (!isRecord(record)) throw new PayloadError(`needs an object '${field}'.`);
  return record;
}

export function dayOf(payload: JsonRecord, field: string): IsoDate {
  const day = readText(payload[field]);
  if (!isIsoDate(day)) throw new PayloadError(`needs a day like 2026-11-20 in '${field}'.`);
  return day;
}

export function textsIn(payload: JsonRecord, field: string): readonly string[] {
  return readTexts(payload[field]);
}

export function listOf(payload: JsonRecord, field: string, what: string): readonly JsonRecord[] {
  const list = payload[field];
  if (!Array.isArray(list) || !list.every(isRecord)) {
    throw new PayloadError(`needs a list of ${what} '${field}'.`);
  }
  return list;
}

export function recordsIn(
  payload: JsonRecord,
  field: string,
  what = 'objects',
): readonly JsonRecord[] {
  return (payload[field] ?? null) === null ? [] : listOf(payload, field, what);
}
