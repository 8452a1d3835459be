import { oncePer } from '#domain/records/once-per.ts';
import { entryAt } from './document-patch-path.ts';
import type { FarmDocument } from './farm-document.ts';
import { isRecord, readOwn, type JsonRecord } from './json-record.ts';

export type FarmRecord = JsonRecord & { readonly id: string };

type ListsIn<T> = {
  [K in keyof T & string]-?: NonNullable<T[K]> extends readonly { readonly id: string }[]
    ? K
    : never;
}[keyof T & string];

/** A list of records of a farm: a slice, or a part of one. */
export type CollectionName =
  | Exclude<ListsIn<FarmDocument>, 'tasks'>
  | {
      [S in 'alchemy' | 'capacity' | 'catalog']: `${S}/${ListsIn<FarmDocument[S]>}`;
    }['alchemy' | 'capacity' | 'catalog'];

/** The records of a list of a farm; the very list when all of them have an id. */
export function recordsOf(farm: FarmDocument, name: string): readonly FarmRecord[] {
  const value = entryAt(farm, name.split('/'));
  return Array.isArray(value) ? farmRecordsIn(value) : NO_RECORDS;
}

const farmRecordsIn = oncePer((list: readonly unknown[]): readonly FarmRecord[] =>
  list.every(isFarmRecord) ? list : list.filter(isFarmRecord),
);

const NO_RECORDS: readonly FarmRecord[] = [];

export function isFarmRecord(record: unknown): record is FarmRecord {
  return isRecord(record) && typeof readOwn(record, 'id') === 'string';
}
