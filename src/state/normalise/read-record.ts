import type { ListKind, ObjectKind } from '../schema/field.ts';
import type { FieldsRule, MergeRule, RecordsRule } from '../schema/merge-rule.ts';
import type { QuantityReading, ReadRule } from '../schema/read-rule.ts';
import {
  readBoolean,
  readChoice,
  readNumber,
  readPositive,
  readText,
  readTextOrNull,
  readTexts,
  readWhole,
} from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { readLink } from './read-link.ts';
import { listRecords, readRecords, type IdMaker } from './read-records.ts';
import { readDay, readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { readProUnit, readQuantity, readUnit } from './read-unit.ts';
import { settle, type Settled } from './settle.ts';

/** Fields whose values were worked out from more than the field itself. */
type Given<T> = Partial<Settled<T>>;

/**
 * An object as its description says: its known fields in their order, then what is unknown here.
 *
 * @param given - Values of fields that depend on more than themselves; they come before what the description says.
 */
export function readObject<T extends object>(
  { of, retired }: ObjectKind<T>,
  value: unknown,
  given: Given<T> = {},
): T {
  return readFields(of, retired, asRecord(value), given) as T; // The description holds every field of T.
}

/** One record of a kind under the id it was given. */
export function readRecord<T extends object>(
  { of }: ListKind<T>,
  source: JsonRecord,
  id: string,
  given: Given<T> = {},
): T {
  return readFields(of.of, of.retired, source, { ...given, id }) as T; // As above.
}

/**
 * The records of a list as their description says, each with an id of its own; one that lacks a
 * needed field is dropped.
 */
export function readList<T extends object>(
  kind: ListKind<T>,
  value: unknown,
  givenBy: (source: JsonRecord, id: string) => Given<T> | null = () => ({}),
  idOf: string | IdMaker = kind.prefix ?? '',
): T[] {
  return readRecords(value, idOf, (source, id) => {
    const given = isWhole(kind.of, source) ? givenBy(source, id) : null;
    return given === null ? null : readRecord(kind, source, id, given);
  });
}

function readFields(
  of: FieldsRule['of'],
  retired: readonly string[] | undefined,
  source: JsonRecord,
  given: JsonRecord,
): object {
  const known: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(of)) {
    known[name] = Object.hasOwn(given, name) ? given[name] : readField(field, source[name]);
  }
  return settle<object>(source, known, retired);
}

/** Whether a record has all that it cannot be without. */
function isWhole({ of }: FieldsRule, source: JsonRecord): boolean {
  return Object.entries(of).every(
    ([name, field]) =>
      field.reads?.isNeeded !== true || (readField(field, source[name]) ?? '') !== '',
  );
}

function readField(field: MergeRule, value: unknown): unknown {
  if (field.reads === undefined) return value;
  if (field.reads.type !== 'described') return readPlain(field.reads, value);
  const { absent } = field.reads;
  if (absent !== undefined && !isThere(field, value)) return absent === 'null' ? null : undefined;
  return field.kind === 'records' ? readInner(field, value) : readObjectOf(field, value);
}

function isThere(rule: MergeRule, value: unknown): boolean {
  if (rule.kind === 'records') return Array.isArray(value);
  return rule.kind === 'fields' && isRecord(value) && isWhole(rule, value);
}

function readObjectOf(rule: MergeRule, value: unknown): unknown {
  return rule.kind === 'fields' ? readFields(rule.of, rule.retired, asRecord(value), {}) : value;
}

/** The records of a list inside of a record; without a prefix they have no ids. */
function readInner({ of, prefix }: RecordsRule, value: unknown): readonly object[] {
  if (prefix === undefined) {
    return listRecords(value).map((source) => readFields(of.of, of.retired, source, {}));
  }
  return readRecords(value, prefix, (source, id) =>
    isWhole(of, source) ? readFields(of.of, of.retired, source, { id }) : null,
  );
}

function readPlain(reads: ReadRule, value: unknown): unknown {
  switch (reads.type) {
    case 'text':
      return reads.or === '' ? readText(value) : (readTextOrNull(value) ?? reads.or);
    case 'texts':
      return readTexts(value);
    case 'link':
      return readLink(value) ?? reads.or;
    case 'number':
      return readNumber(value, reads.or, reads);
    case 'whole':
      return readWhole(value, reads.or, reads);
    case 'positive':
      return readPositive(value, reads.or);
    case 'choice': {
      const { of, or, unknown } = reads;
      return readChoice(value, of, unknown === undefined || isBlank(value) ? or : unknown);
    }
    case 'flag':
      return readBoolean(value, reads.or);
    case 'day':
      return readDay(value) ?? reads.or;
    case 'instant':
      return readInstant(value) ?? (reads.or === 'unknown' ? UNKNOWN_INSTANT : reads.or);
    case 'unit':
      return readUnit(value, reads.or);
    case 'pro unit':
      return readProUnit(value, reads.or);
    case 'quantity':
      return readAmount(reads, value) ?? reads.or;
    case 'id':
    case 'worked out':
    case 'described':
      throw new Error(`A field that is ${reads.type} must be handed over.`);
  }
}

function readAmount({ unit, isAboveZero }: QuantityReading, value: unknown) {
  const amount = readQuantity(value, unit);
  return isAboveZero && amount !== null && amount.qty <= 0 ? null : amount;
}

function isBlank(value: unknown): boolean {
  return readTextOrNull(value) === null;
}
