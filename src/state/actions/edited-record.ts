import type { CollectionName } from '../document/collection-names.ts';
import { recordsOf } from '../document/collection-names.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmAction } from './farm-action.ts';

/** What is said when a record is gone and nothing here knows what it was. */
export const GONE_MEANWHILE =
  'This was deleted on another device meanwhile. Nothing was saved; what you typed is still here.';

/** Throws when a farm after an action lacks what was edited: then nothing was saved, and nobody may say so. */
export function refuseGone(after: FarmDocument, action: FarmAction): void {
  const edited = editedRecord(action);
  if (edited !== null && !hasRecord(after, edited)) throw new Error(GONE_MEANWHILE);
}

/** A record that an action is about. */
export interface EditedRecord {
  readonly list: CollectionName;
  readonly id: string;
}

/** The record that must be there for an action; null for one that makes its own or changes no record. */
export function editedRecord(action: FarmAction): EditedRecord | null {
  switch (action.type) {
    case 'UPDATE_VARIETY':
    case 'SAVE_CALIBRATION':
      return { list: 'varieties', id: action.payload.id };
    case 'ADD_JOURNAL_ENTRY':
    case 'UPDATE_JOURNAL_ENTRY':
      return { list: 'varieties', id: action.payload.varietyId };
    case 'UPDATE_MATERIAL':
    case 'RECEIVE_STOCK':
    case 'ADJUST_STOCK':
      return { list: 'catalog/materials', id: action.payload.id };
    case 'UPDATE_PRODUCT':
      return { list: 'products', id: action.payload.id };
    case 'UPDATE_ORDER':
      return { list: 'orders', id: action.payload.id };
    case 'UPDATE_RECURRING':
      return { list: 'recurring', id: action.payload.id };
    case 'SET_ORDER_END':
    case 'ADD_ORDER_PAUSE':
    case 'REMOVE_ORDER_PAUSE':
      return { list: action.payload.list, id: action.payload.id };
    case 'UPDATE_CUSTOMER':
      return { list: 'customers', id: action.payload.id };
    case 'UPDATE_SINGLE':
      return { list: 'single', id: action.payload.id };
    case 'UPDATE_PACKAGING':
      return { list: 'catalog/packaging', id: action.payload.id };
    case 'UPDATE_OVERHEAD':
      return { list: 'catalog/overheads', id: action.payload.id };
    case 'UPDATE_OVERHEAD_BILL':
      return { list: 'catalog/overheadLogs', id: action.payload.id };
    case 'UPDATE_PRO_ITEM':
      return { list: 'alchemy/items', id: action.payload.id };
    case 'UPDATE_PRO_CATEGORY':
      return { list: 'alchemy/categories', id: action.payload.id };
    case 'UPDATE_PRO_SUBGROUP':
      return { list: 'alchemy/subgroups', id: action.payload.id };
    case 'UPDATE_PRO_PRODUCT':
      return { list: 'alchemy/products', id: action.payload.id };
    case 'UPDATE_PRO_ORDER':
      return { list: 'alchemy/orders', id: action.payload.id };
    default:
      return null;
  }
}

/** What an action is about is still in the farm: nobody has deleted it since. */
export function hasRecord(document: FarmDocument, { list, id }: EditedRecord): boolean {
  return recordsOf(document, list).some((record) => record.id === id);
}
