import type { CollectionName } from '../document/collection-names.ts';
import { recordsOf } from '../document/collection-names.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { RecordName } from './action-of.ts';
import type { AgreedChange } from './delivery-action.ts';
import type { FarmAction } from './farm-action.ts';

/** What is said when a record is gone and nothing here knows what it was. */
export const GONE_MEANWHILE =
  'This was deleted on another device meanwhile. Nothing was saved; what you typed is still here.';

/** Throws when a farm after an action lacks what was edited: then nothing was saved, and nobody may say so. */
export function refuseGone(after: FarmDocument, action: FarmAction): void {
  const hasEdited = editedRecords(action).every((edited) => hasRecord(after, edited));
  if (!hasEdited || !hasOrdersOf(after, action)) throw new Error(GONE_MEANWHILE);
}

/** How what is gone is refused, where that is loaded late. */
export type RefuseGone = typeof refuseGone;

/** Throws before a task is moved that is gone: work that is not planned any more does not come back. */
export function refuseGoneTask({ tasks }: FarmDocument, action: FarmAction): void {
  const isGone = action.type === 'MOVE_TASK' && !tasks.some(isNamedBy(action.payload));
  if (isGone) throw new Error(GONE_MEANWHILE);
}

/** A record that an action is about. */
export interface EditedRecord {
  readonly list: CollectionName;
  readonly id: string;
}

/** All that has rules for deliveries. */
const ORDER_LISTS = ['orders', 'recurring', 'single', 'alchemy/standing'] as const;

/** The records that an action edits; none for one that makes its own or changes no record. */
export function editedRecords(action: FarmAction): readonly EditedRecord[] {
  switch (action.type) {
    case 'UPDATE_VARIETY':
    case 'SAVE_CALIBRATION':
      return [named('varieties', action.payload.id)];
    case 'ADD_JOURNAL_ENTRY':
    case 'UPDATE_JOURNAL_ENTRY':
    case 'SET_SEED_COST':
    case 'SET_SEED_REORDER_LINK':
    case 'SET_SEED_MATERIAL':
    case 'USE_YIELD':
    case 'USE_BUFFER':
      return [named('varieties', action.payload.varietyId)];
    case 'UPDATE_MATERIAL':
    case 'RECEIVE_STOCK':
    case 'ADJUST_STOCK':
    case 'SET_PRIMARY_SOIL':
      return [named('catalog/materials', action.payload.id)];
    case 'COUNT_STOCK':
      return action.payload.materials.map(({ id }) => named('catalog/materials', id));
    case 'UPDATE_PRODUCT':
      return [named('products', action.payload.id)];
    case 'UPDATE_ORDER':
      return [named('orders', action.payload.id)];
    case 'UPDATE_RECURRING':
      return [named('recurring', action.payload.id)];
    case 'SET_ORDER_END':
    case 'ADD_ORDER_PAUSE':
    case 'REMOVE_ORDER_PAUSE':
      return [named(action.payload.list, action.payload.id)];
    case 'UPDATE_CUSTOMER':
      return [named('customers', action.payload.id)];
    case 'UPDATE_SINGLE':
      return [named('single', action.payload.id)];
    case 'UPDATE_PACKAGING':
      return [named('catalog/packaging', action.payload.id)];
    case 'UPDATE_OVERHEAD':
      return [named('catalog/overheads', action.payload.id)];
    case 'UPDATE_OVERHEAD_BILL':
      return [named('catalog/overheadLogs', action.payload.id)];
    case 'UPDATE_PRO_ITEM':
      return [named('alchemy/items', action.payload.id)];
    case 'UPDATE_PRO_CATEGORY':
      return [named('alchemy/categories', action.payload.id)];
    case 'UPDATE_PRO_SUBGROUP':
      return [named('alchemy/subgroups', action.payload.id)];
    case 'UPDATE_PRO_PRODUCT':
      return [named('alchemy/products', action.payload.id)];
    case 'UPDATE_PRO_ORDER':
    case 'MOVE_PRO_ORDER':
    case 'COMPLETE_PRO_ORDER':
      return [named('alchemy/orders', action.payload.id)];
    case 'UPDATE_PRO_STANDING':
      return [named('alchemy/standing', action.payload.id)];
    case 'MOVE_DRY_LOAD':
    case 'START_DRY_LOAD':
    case 'WEIGH_DRY_LOAD':
      return [named('dryLoads', action.payload.id)];
    case 'WEIGH_DRY_LINE':
      return [named('dryLoads', action.payload.loadId)];
    default:
      return [];
  }
}

/** Whether the orders are there whose deliveries an action changes. They do not come back for it: a delivery less is no edit of its order. */
function hasOrdersOf(document: FarmDocument, action: FarmAction): boolean {
  return (
    action.type !== 'CHANGE_DELIVERIES' ||
    action.payload.add.every((change) => hasOrderOf(document, change))
  );
}

/** Whether the order is there of which a delivery is changed; what is agreed about trays needs none. */
export function hasOrderOf(document: FarmDocument, change: AgreedChange): boolean {
  if (!('orderId' in change)) return true;
  const { orderId } = change;
  return ORDER_LISTS.some((list) => hasRecord(document, named(list, orderId)));
}

/** What an action is about is still in the farm: nobody has deleted it since. */
export function hasRecord(document: FarmDocument, { list, id }: EditedRecord): boolean {
  return recordsOf(document, list).some(isNamedBy({ id }));
}

function named(list: CollectionName, id: string): EditedRecord {
  return { list, id };
}

function isNamedBy({ id }: RecordName): (record: RecordName) => boolean {
  return (record) => record.id === id;
}
