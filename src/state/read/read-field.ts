import type {
  ChoiceReading,
  NumberReading,
  QuantityReading,
  ReadRule,
} from '../schema/read-rule.ts';
import {
  parseNumber,
  readBoolean,
  readChoice,
  readNumber,
  readNumbers,
  readPositive,
  readText,
  readTextOrNull,
  readTexts,
  readWhole,
} from './coerce.ts';
import { reuseIfUnchanged } from './read-records.ts';
import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import { readDay, readInstant, readStamp } from './read-time.ts';
import { readProUnit, readQuantity, readUnit } from './read-unit.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/** Checks whether an unwritten field always has the same value. */
export function isReadAlone(reads: ReadRule): boolean {
  if (reads.was !== undefined) return false;
  switch (reads.type) {
    case 'texts':
    case 'numbers':
    case 'id':
    case 'worked out':
    case 'described':
      return false;
    default:
      return true;
  }
}

/** What a field holds in a file, where it may once have had another name. */
export function valueOf({ was, type }: ReadRule, source: JsonRecord, name: string): unknown {
  const value = source[name];
  if (was === undefined) return value;
  const isNumber = type === 'number' || type === 'whole';
  const isTold = isNumber ? parseNumber(value) !== null : readText(value) !== '';
  return isTold ? value : source[was];
}

/** The value of a field that is neither an object nor a list of records, as its description says. */
export function readPlain(reads: ReadRule, value: unknown): unknown {
  switch (reads.type) {
    case 'text':
      return reads.or === '' ? readText(value) : (readTextOrNull(value) ?? reads.or);
    case 'written':
      return typeof value === 'string' ? value : reads.or;
    case 'texts':
      return reuseIfUnchanged(readTexts(value), value);
    case 'numbers':
      return reuseIfUnchanged(readNumbers(value), value);
    case 'link':
      return readLink(value) ?? reads.or;
    case 'number':
    case 'whole':
      return readAnyNumber(reads, value);
    case 'positive':
      return readPositive(value, reads.or);
    case 'choice':
      return readWord(reads, value);
    case 'flag':
      return readBoolean(value, reads.or);
    case 'day':
      return readDay(value) ?? reads.or;
    case 'instant':
      return readInstant(value) ?? (reads.or === 'unknown' ? UNKNOWN_INSTANT : reads.or);
    case 'millis':
      return readStamp(value);
    case 'unit':
      return readUnit(value, reads.or);
    case 'pro unit':
      return readProUnit(value, reads.or);
    case 'quantity':
      return readAmount(reads, value) ?? reads.or;
    case 'foreign':
      return isRecord(value) ? value : undefined;
    case 'as it came':
      return value;
    case 'id':
    case 'worked out':
    case 'described':
      throw new Error(`A field that is ${reads.type} must be handed over.`);
  }
}

function readAnyNumber(reads: NumberReading, value: unknown): unknown {
  const { type, or, min = -Infinity, max = Infinity, isStrict } = reads;
  const read = type === 'whole' ? readWhole : readNumber;
  if (!isStrict) return read(value, or, { min, max });
  const number = read(value, null);
  return number !== null && number >= min && number <= max ? number : or;
}

function readWord({ of, or, unknown, aliases, isOpen }: ChoiceReading, value: unknown): unknown {
  const alias = aliases && readChoice(value, Object.keys(aliases), null);
  if (alias) return aliases?.[alias];
  if (isOpen) return readChoice(value, of, readText(value));
  return readChoice(
    value,
    of,
    unknown === undefined || readTextOrNull(value) === null ? or : unknown,
  );
}

function readAmount({ unit, isAboveZero }: QuantityReading, value: unknown) {
  const amount = readQuantity(value, unit);
  return isAboveZero && amount !== null && amount.qty <= 0 ? null : amount;
}

/** A link people can follow: http or https, nothing else. */
function readLink(value: unknown): string | null {
  const text = readText(value).trim();
  return /^https?:\/\/\S+$/i.test(text) ? text : null;
}
