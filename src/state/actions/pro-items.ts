import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { alchemyId } from '#domain/alchemy/alchemy-id.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readRecord } from '../normalise/read-record.ts';
import { PRO_ITEMS } from '../schema/alchemy.ts';
import { changeById, freeId, patched } from '#domain/records/change-records.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import type { ProItemAction } from './pro-catalog-action.ts';

/**
 * Changes of the ingredients of Pro products.
 *
 * An item in use may go: recipes then say that it is missing, and orders are short of it.
 */
export function reduceProItems(
  document: FarmDocument,
  action: ProItemAction,
  now: Millis,
): FarmDocument {
  const { items } = document.alchemy;
  switch (action.type) {
    case 'ADD_PRO_ITEM': {
      const { id, name } = action.payload;
      const wanted = id || alchemyId('itm', name, now);
      const added = savedItem({ ...action.payload, id: freeId(wanted, items) });
      return withItems(document, [...items, added]);
    }
    case 'UPDATE_PRO_ITEM': {
      const { id, patch } = action.payload;
      return withItems(
        document,
        changeById(items, id, (item) => savedItem(patched(item, { ...patch, id }))),
      );
    }
    case 'DELETE_PRO_ITEM':
      return dropRecord(document, 'alchemy/items', action.payload.id);
  }
}

function withItems(document: FarmDocument, items: readonly ProItem[]): FarmDocument {
  const { alchemy } = document;
  return items === alchemy.items ? document : { ...document, alchemy: { ...alchemy, items } };
}

function savedItem(typed: ProItem): ProItem {
  return readRecord(PRO_ITEMS, { ...typed, name: typed.name.trim() }, typed.id);
}
