import type { FarmAction, StampedAction } from './farm-action.ts';
import { reduceCustomers } from './customers.ts';
import { reduceOrderLife } from './order-life.ts';
import { reducePacking } from './packing.ts';
import { reducePrices } from './prices.ts';
import { reduceCapacity } from './capacity.ts';
import { reduceData } from './data.ts';
import { reduceStockCount } from './count-stock.ts';
import { reduceDryLoads } from './dry-loads.ts';
import { reduceFarmLog } from './farm-log.ts';
import { reduceHarvests } from './harvests.ts';
import { reduceMaterials } from './materials.ts';
import { reduceOrders } from './orders.ts';
import { reduceOverheads } from './overheads.ts';
import { reducePackaging } from './packaging.ts';
import { reduceProItems } from './pro-items.ts';
import { reduceProOrders } from './pro-orders.ts';
import { reduceProStanding } from './pro-standing.ts';
import { reduceProProducts } from './pro-products.ts';
import { reduceProducts } from './products.ts';
import { reduceSeeds } from './seeds.ts';
import { reduceImport } from './import-records.ts';
import { reduceSettings } from './settings.ts';
import { reduceSyncNotices } from './sync-notices.ts';
import { reduceTasks } from './tasks.ts';
import { reduceVarieties } from './varieties.ts';
import { reduceDeliveries, withoutAgreementsOf } from './deliveries.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/**
 * A farm after an action.
 *
 * The same farm and the same action always give the same result, and the farm itself is never
 * changed. What an action does not touch keeps its identity; an action that changes nothing gives
 * the very same farm back.
 */
export function reduce(document: FarmDocument, action: StampedAction): FarmDocument {
  const { moment } = action;
  const atISO = new Date(moment.now).toISOString();
  switch (action.type) {
    case 'ADD_VARIETY':
    case 'ADD_VARIETIES':
    case 'UPDATE_VARIETY':
    case 'DELETE_VARIETY':
    case 'SAVE_CALIBRATION':
    case 'ADD_JOURNAL_ENTRY':
    case 'UPDATE_JOURNAL_ENTRY':
    case 'DELETE_JOURNAL_ENTRY':
      return reduceVarieties(document, action, atISO);
    case 'ADD_SEED_INTAKE':
    case 'DELETE_SEED_TXN':
    case 'SET_SEED_COST':
    case 'SET_SEED_REORDER_LINK':
      return reduceSeeds(document, action, atISO);
    case 'COUNT_STOCK':
      return reduceStockCount(document, action, atISO);
    case 'ADD_MATERIAL':
    case 'UPDATE_MATERIAL':
    case 'DELETE_MATERIAL':
    case 'RECEIVE_STOCK':
    case 'ADJUST_STOCK':
    case 'SET_PRIMARY_SOIL':
    case 'SET_SEED_MATERIAL':
      return reduceMaterials(document, action, atISO);
    case 'ADD_PRODUCT':
    case 'UPDATE_PRODUCT':
    case 'DELETE_PRODUCT':
      return reduceProducts(document, action, atISO);
    case 'ADD_ORDER':
    case 'UPDATE_ORDER':
    case 'ADD_RECURRING':
    case 'UPDATE_RECURRING':
    case 'ADD_SINGLE':
    case 'UPDATE_SINGLE':
      return reduceOrders(document, action, atISO);
    case 'DELETE_ORDER':
    case 'DELETE_RECURRING':
    case 'DELETE_SINGLE':
      return withoutAgreementsOf(reduceOrders(document, action, atISO), action.payload.id);
    case 'TAKE_ORDER':
    case 'CHANGE_DELIVERIES':
      return reduceDeliveries(document, action, atISO);
    case 'SET_ORDER_END':
    case 'ADD_ORDER_PAUSE':
    case 'REMOVE_ORDER_PAUSE':
      return reduceOrderLife(document, action);
    case 'MARK_DELIVERIES':
    case 'CORRECT_DELIVERY':
      return reducePacking(document, action, atISO);
    case 'ADD_CUSTOMER':
    case 'UPDATE_CUSTOMER':
    case 'DELETE_CUSTOMER':
      return reduceCustomers(document, action);
    case 'SET_PRICE':
    case 'DELETE_PRICE':
      return reducePrices(document, action);
    case 'TOGGLE_TASK_DONE':
    case 'MARK_DAY_DONE':
    case 'ADD_MANUAL_TASK':
    case 'DELETE_MANUAL_TASK':
    case 'STOP_SERIES':
    case 'SKIP_TASK':
    case 'MOVE_TASK':
    case 'MARK_PLANTED':
    case 'MARK_LATE_DONE':
    case 'MOVE_LATE_TO_TODAY':
    case 'SKIP_LATE':
    case 'RECORD_AS_PLANNED':
    case 'REGENERATE_TASKS':
      return reduceTasks(document, action, moment);
    case 'RECORD_TRAYS_PLANTED':
    case 'ADD_HARVEST_LOSS':
    case 'DELETE_HARVEST_LOSS':
    case 'COUNT_TRAYS':
      return reduceFarmLog(document, action, moment);
    case 'RECORD_HARVEST':
    case 'ENTER_HARVEST_SHEET':
    case 'REMOVE_HARVEST_RECORD':
    case 'USE_YIELD':
    case 'USE_BUFFER':
    case 'DISMISS_LEARNING':
      return reduceHarvests(document, action, moment);
    case 'CAPACITY_UPDATE':
      return reduceCapacity(document, action);
    case 'ADD_PACKAGING':
    case 'UPDATE_PACKAGING':
    case 'DELETE_PACKAGING':
      return reducePackaging(document, action);
    case 'ADD_OVERHEAD':
    case 'UPDATE_OVERHEAD':
    case 'DELETE_OVERHEAD':
    case 'RECORD_OVERHEAD_BILL':
    case 'UPDATE_OVERHEAD_BILL':
    case 'DELETE_OVERHEAD_BILL':
    case 'SET_OVERHEAD_SCENARIO':
      return reduceOverheads(document, action);
    case 'ADD_PRO_ITEM':
    case 'UPDATE_PRO_ITEM':
    case 'DELETE_PRO_ITEM':
      return reduceProItems(document, action, moment.now);
    case 'ADD_PRO_CATEGORY':
    case 'UPDATE_PRO_CATEGORY':
    case 'DELETE_PRO_CATEGORY':
    case 'ADD_PRO_SUBGROUP':
    case 'UPDATE_PRO_SUBGROUP':
    case 'DELETE_PRO_SUBGROUP':
    case 'ADD_PRO_PRODUCT':
    case 'UPDATE_PRO_PRODUCT':
    case 'DELETE_PRO_PRODUCT':
      return reduceProProducts(document, action, moment.now);
    case 'PLACE_PRO_ORDER':
    case 'UPDATE_PRO_ORDER':
    case 'MOVE_PRO_ORDER':
    case 'COMPLETE_PRO_ORDER':
    case 'DELETE_PRO_ORDER':
      return reduceProOrders(document, action, moment);
    case 'ADD_PRO_STANDING':
    case 'UPDATE_PRO_STANDING':
    case 'DELETE_PRO_STANDING':
      return reduceProStanding(document, action);
    case 'ACCEPT_DRY_PLAN':
    case 'MOVE_DRY_LOAD':
    case 'CANCEL_DRY_LOAD':
    case 'START_DRY_LOAD':
    case 'WEIGH_DRY_LOAD':
    case 'WEIGH_DRY_LINE':
      return reduceDryLoads(document, action, moment);
    case 'UPDATE_SETTINGS':
    case 'UPDATE_BATCH_SETTINGS':
    case 'UPSERT_COMMON_TASK':
    case 'REMOVE_COMMON_TASK':
      return reduceSettings(document, action, moment);
    case 'IMPORT_RECORDS':
      return reduceImport(document, action, atISO);
    case 'RESTORE_SYNC_NOTICE':
    case 'KEEP_BOTH_OF_SYNC_NOTICE':
    case 'DISMISS_SYNC_NOTICE':
      return reduceSyncNotices(document, action, moment);
    case 'LOAD_DATA_SLICES':
    case 'LOAD_DEMO_DATA':
    case 'RESET_DATA':
      return reduceData(document, action, moment);
    default:
      return refuse(action);
  }
}

/** Every action of the type has its case; one that came in as text may be none of them. */
function refuse(action: never): never {
  throw new Error(`Unknown action ${(action as FarmAction).type}`);
}
