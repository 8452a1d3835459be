import { oncePerList } from '#domain/records/once-per-list.ts';
import { isPlainObject, readOwn } from './document-patch-path.ts';
import type { FarmDocument } from './farm-document.ts';

/** A record that is known by its id. */
export type FarmRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** The lists of records of a farm whose deletes are remembered: all but the work that is planned again anyway. */
export const COLLECTION_NAMES = [
  'varieties',
  'products',
  'recurring',
  'single',
  'orders',
  'seedsInventory',
  'catalog/materials',
  'catalog/packaging',
  'catalog/overheads',
  'catalog/overheadLogs',
  'traysPlantedLog',
  'harvestLosses',
  'capacity/racks',
  'capacity/freezeDryers',
  'capacity/demands',
  'markets',
  'demandRecords',
  'alchemy/items',
  'alchemy/categories',
  'alchemy/subgroups',
  'alchemy/products',
  'alchemy/orders',
  'alchemy/standing',
  'costHistory',
  'harvestLog',
  'deliveryChanges',
  'customers',
  'prices',
  'deliveries',
  'dryLoads',
] as const;

export type CollectionName = (typeof COLLECTION_NAMES)[number];

/** The records of a list of a farm; the very list when all of them have an id. */
export function recordsOf(farm: FarmDocument, name: string): readonly FarmRecord[] {
  let value: unknown = farm;
  for (const step of name.split('/')) {
    value = isPlainObject(value) ? readOwn(value, step) : undefined;
  }
  if (!Array.isArray(value)) return NO_RECORDS;
  return farmRecordsIn(value);
}

const farmRecordsIn = oncePerList((list: readonly unknown[]): readonly FarmRecord[] =>
  list.every(isFarmRecord) ? list : list.filter(isFarmRecord),
);

const NO_RECORDS: readonly FarmRecord[] = [];

/** Whether a value is a record with an id. */
export function isFarmRecord(record: unknown): record is FarmRecord {
  return isPlainObject(record) && typeof readOwn(record, 'id') === 'string';
}
