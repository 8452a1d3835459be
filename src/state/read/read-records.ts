import { type Incremental, runToCompletion } from '#domain/records/run-to-completion.ts';
import { hashId } from './new-id.ts';
import { readText } from './coerce.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/** Makes an id for a record that came without one, from its content alone. */
export type IdMaker = (record: JsonRecord) => string;

/** A list of records from any shape. The keys of a map fill missing ids. */
export function listRecords(value: unknown): JsonRecord[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter((entry): entry is [string, JsonRecord] => isRecord(entry[1]))
    .map(([key, record]) => (hasId(record) ? record : { ...record, id: key }));
}

/**
 * The records of a collection with an id of their own each, read one by one.
 *
 * A missing id is made from the record's content. When two share an id, the first keeps it and the
 * later ones get `-2`, `-3`, … A record read as null is dropped.
 *
 * @param idOf - The prefix of ids of this kind (`ord`), or a function that makes one.
 */
export function readRecords<T>(
  value: unknown,
  idOf: string | IdMaker = '',
  read: (record: JsonRecord, id: string) => T | null,
): T[] {
  return runToCompletion(recordSteps(value, idOf, read));
}

const RECORDS_IN_STEP = 250;

/** Reads records in steps, for a list that grows over the years. */
export function* recordSteps<T>(
  value: unknown,
  idOf: string | IdMaker,
  read: (record: JsonRecord, id: string) => T | null,
): Incremental<T[]> {
  const makeId = typeof idOf === 'string' ? (record: JsonRecord) => hashId(idOf, record) : idOf;
  const records = listRecords(value).map((record) => ({
    record,
    id: hasId(record) ? readText(record.id) : makeId(record),
  }));
  const claim = claimIds(records.map(({ id }) => id));
  const known: T[] = [];
  for (const [at, { record, id }] of records.entries()) {
    if (at % RECORDS_IN_STEP === 0) yield;
    const one = read(record, claim(id));
    if (one !== null) known.push(one);
  }
  return known;
}

/** Returns the given list if reading changed none of its records. */
export function reuseIfUnchanged<T>(read: readonly T[], given: unknown): readonly T[] {
  if (!Array.isArray(given) || given.length !== read.length) return read;
  return read.every((record, at) => record === given[at]) ? (given as readonly T[]) : read; // The very records.
}

/** Hands out ids so that none is given twice; ids that others came with are never taken for a double. */
function claimIds(reserved: Iterable<string>): (id: string) => string {
  const taken = new Set(reserved);
  const claimed = new Set<string>();
  const nextSuffix = new Map<string, number>();
  return (id) => {
    if (!claimed.has(id)) {
      claimed.add(id);
      taken.add(id);
      return id;
    }
    let suffix = nextSuffix.get(id) ?? 2;
    while (taken.has(`${id}-${suffix}`)) suffix += 1;
    nextSuffix.set(id, suffix + 1);
    const free = `${id}-${suffix}`;
    taken.add(free);
    claimed.add(free);
    return free;
  };
}

function hasId(record: JsonRecord): boolean {
  return readText(record.id).trim() !== '';
}
