import type { Material } from '#domain/catalog/catalog.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { OrderRecords } from '#domain/import/stored-orders.ts';
import type { Price } from '#domain/prices/price.ts';
import type { ActionOf } from './action-of.ts';

interface ImportedRecords {
  readonly varieties?: readonly Variety[];
  readonly materials?: readonly Material[];
  readonly orders?: Partial<OrderRecords>;
  readonly prices?: readonly Price[];
}

/** Whole records from a file: one that the farm has, by its id, is replaced, another is added. */
export type ImportAction = ActionOf<'IMPORT_RECORDS', ImportedRecords>;
