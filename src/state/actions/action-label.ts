import { dayLabel } from '#domain/calendar/day-label.ts';
import type { CapacityPatch } from '#domain/capacity/save-capacity.ts';
import { varietyOfCycle } from '#domain/planning/task-keys.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readNotices } from '../document/sync/sync-meta-records.ts';
import { packingLabel } from './packing-label.ts';
import { proStandingLabel } from './pro-standing-label.ts';
import { dryLoadLabel } from './dry-load-label.ts';
import type { FarmAction } from './farm-action.ts';
import type { ImportAction } from './import-action.ts';
import { PLAN_AGAIN_LABEL } from './plan-again.ts';
import { isOfRecord, nameOf, recordActionLabel } from './record-action-label.ts';

/**
 * What an action does, in growers' words, as in "Undone: Delete order Saturday market".
 *
 * @param farm - The farm before the action, where the names of changed records are found.
 */
export function actionLabel(action: FarmAction, farm: FarmDocument): string {
  if (isOfRecord(action)) return recordActionLabel(action, farm);
  switch (action.type) {
    case 'ADD_VARIETIES':
      return action.payload.varieties.length === 1
        ? `Add variety ${action.payload.varieties[0]?.name ?? ''}`
        : `Add ${action.payload.varieties.length} varieties`;
    case 'SAVE_CALIBRATION':
      return `Calibrate ${nameOf(farm.varieties, action.payload.id)}`;
    case 'ADD_JOURNAL_ENTRY':
      return `Add journal entry of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'UPDATE_JOURNAL_ENTRY':
      return `Edit journal entry of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'DELETE_JOURNAL_ENTRY':
      return `Delete journal entry of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'ADD_SEED_INTAKE':
      return `Book seed of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'DELETE_SEED_TXN':
      return 'Delete seed booking';
    case 'SET_SEED_COST':
      return `Set seed cost of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'SET_SEED_REORDER_LINK':
      return `Set reorder link of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'COUNT_STOCK':
      return 'Count stock';
    case 'RECEIVE_STOCK':
      return `Receive ${nameOf(farm.catalog.materials, action.payload.id)}`;
    case 'ADJUST_STOCK':
      return `Adjust stock of ${nameOf(farm.catalog.materials, action.payload.id)}`;
    case 'SET_PRIMARY_SOIL':
      return `Set primary soil ${nameOf(farm.catalog.materials, action.payload.id)}`;
    case 'SET_SEED_MATERIAL':
      return `Set seed of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'ADD_PRODUCT':
      return `Add mix ${action.payload.name}`;
    case 'UPDATE_PRODUCT':
      return `Edit mix ${nameOf(farm.products, action.payload.id)}`;
    case 'DELETE_PRODUCT':
      return `Delete product ${nameOf(farm.products, action.payload.id)}`;
    case 'TAKE_ORDER':
      return `Take order ${action.payload.order.name}`;
    case 'CHANGE_DELIVERIES':
      return action.payload.add.length > 0
        ? 'Change deliveries'
        : 'Take back a change of a delivery';
    case 'SET_ORDER_END':
      return action.payload.endDate === null
        ? `Restart order ${nameOf(farm[action.payload.list], action.payload.id)}`
        : `End order ${nameOf(farm[action.payload.list], action.payload.id)}`;
    case 'ADD_ORDER_PAUSE':
      return `Pause order ${nameOf(farm[action.payload.list], action.payload.id)}`;
    case 'REMOVE_ORDER_PAUSE':
      return `Take back a pause of order ${nameOf(farm[action.payload.list], action.payload.id)}`;
    case 'MARK_DELIVERIES':
      return packingLabel(action.payload);
    case 'CORRECT_DELIVERY':
      return 'Correct a delivery';
    case 'SET_PRICE':
      return 'Set price';
    case 'DELETE_PRICE':
      return 'Delete price';
    case 'TOGGLE_TASK_DONE':
      return taskLabel(farm, action.payload.id);
    case 'MARK_DAY_DONE':
      return `Mark ${action.payload.dateISO} done`;
    case 'ADD_MANUAL_TASK':
      return `Add task ${action.payload.title}`;
    case 'DELETE_MANUAL_TASK':
      return 'Delete task';
    case 'STOP_SERIES':
      return `Stop ${seriesTitle(farm, action.payload.seriesId)}`;
    case 'SKIP_TASK':
      return `Skip ${taskName(farm, action.payload.id)}`;
    case 'MARK_PLANTED':
      return `Mark ${nameOf(farm.varieties, varietyOfCycle(action.payload.cycleKey))} planted`;
    case 'MARK_LATE_DONE':
      return 'Mark late tasks done';
    case 'MOVE_LATE_TO_TODAY':
      return 'Move late tasks to today';
    case 'SKIP_LATE':
      return 'Skip late tasks';
    case 'RECORD_AS_PLANNED':
      return 'Record plantings as planned';
    case 'MOVE_TASK':
      return `Move ${taskName(farm, action.payload.id)} to ${dayLabel(action.payload.dateISO)}`;
    case 'RECORD_TRAYS_PLANTED':
      return `Record trays planted on ${dayLabel(action.payload.dateISO)}`;
    case 'ADD_HARVEST_LOSS':
      return `Log harvest loss of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'COUNT_TRAYS':
      return 'Count trays';
    case 'DELETE_HARVEST_LOSS':
      return 'Delete harvest loss';
    case 'RECORD_HARVEST':
      return `Record harvest of ${nameOf(farm.varieties, action.payload.record.varietyId)}`;
    case 'ENTER_HARVEST_SHEET':
      return 'Enter a harvest sheet';
    case 'REMOVE_HARVEST_RECORD':
      return 'Remove harvest weight';
    case 'USE_YIELD':
      return `Use learned yield of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'USE_BUFFER':
      return `Use learned buffer of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'DISMISS_LEARNING':
      return `Put off proposals of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'CAPACITY_UPDATE':
      return capacityLabel(action.payload);
    case 'ADD_OVERHEAD':
      return `Add budget ${action.payload.name}`;
    case 'UPDATE_OVERHEAD':
      return `Edit budget ${nameOf(farm.catalog.overheads, action.payload.id)}`;
    case 'DELETE_OVERHEAD':
      return `Remove budget ${nameOf(farm.catalog.overheads, action.payload.id)}`;
    case 'RECORD_OVERHEAD_BILL':
      return `Record bill ${action.payload.name}`;
    case 'UPDATE_OVERHEAD_BILL':
      return `Edit bill ${nameOf(farm.catalog.overheadLogs, action.payload.id)}`;
    case 'DELETE_OVERHEAD_BILL':
      return `Delete bill ${nameOf(farm.catalog.overheadLogs, action.payload.id)}`;
    case 'SET_OVERHEAD_SCENARIO':
      return 'Change allocation scenario';
    case 'PLACE_PRO_ORDER':
      return `Create order ${action.payload.id}`.trim();
    case 'UPDATE_PRO_ORDER':
      return `Edit order ${action.payload.id}`;
    case 'MOVE_PRO_ORDER':
      return `Make order ${action.payload.id} ${action.payload.status}`;
    case 'COMPLETE_PRO_ORDER':
      return `Complete order ${action.payload.id}`;
    case 'DELETE_PRO_ORDER':
      return `Delete order ${action.payload.id}`;
    case 'REGENERATE_TASKS':
      return PLAN_AGAIN_LABEL;
    case 'ADD_PRO_STANDING':
    case 'UPDATE_PRO_STANDING':
    case 'DELETE_PRO_STANDING':
      return proStandingLabel(action);
    case 'ACCEPT_DRY_PLAN':
    case 'MOVE_DRY_LOAD':
    case 'CANCEL_DRY_LOAD':
    case 'START_DRY_LOAD':
    case 'WEIGH_DRY_LOAD':
    case 'WEIGH_DRY_LINE':
      return dryLoadLabel(action, farm);
    case 'UPDATE_SETTINGS':
      return 'Change settings';
    case 'UPDATE_BATCH_SETTINGS':
      return 'Change harvest buffers';
    case 'UPSERT_COMMON_TASK':
      return `Save common task ${action.payload.name}`;
    case 'REMOVE_COMMON_TASK':
      return `Remove common task ${action.payload.name}`;
    case 'IMPORT_RECORDS':
      return importLabel(action.payload);
    case 'RESTORE_SYNC_NOTICE':
    case 'KEEP_BOTH_OF_SYNC_NOTICE':
      return `Restore ${noticeName(farm, action.payload.id)}`;
    case 'DISMISS_SYNC_NOTICE':
      return action.payload.id === undefined ? 'Dismiss all sync notices' : 'Dismiss sync notice';
    case 'LOAD_DATA_SLICES':
      return action.payload.fromCopy ? 'Restore a copy' : 'Import backup';
    case 'LOAD_DEMO_DATA':
      return 'Load demo data';
    case 'RESET_DATA':
      return `Reset ${action.payload.name === 'seedsInventory' ? 'seeds inventory' : action.payload.name}`;
  }
}

function taskLabel(farm: FarmDocument, id: string): string {
  const task = farm.tasks.find((candidate) => candidate.id === id);
  if (task === undefined) return 'Mark task done';
  return task.done ? `Reopen ${nameOfTask(task)}` : `Mark ${nameOfTask(task)} done`;
}

function taskName(farm: FarmDocument, id: string): string {
  const task = farm.tasks.find((candidate) => candidate.id === id);
  return task === undefined ? 'task' : nameOfTask(task);
}

function nameOfTask(task: Task): string {
  return task.title ?? `${task.type.toLowerCase()} ${task.varietyName ?? ''}`.trim();
}

function capacityLabel(patch: CapacityPatch): string {
  if (patch.racks !== undefined) return 'Change racks';
  if (patch.trayInventory !== undefined) return 'Change tray counts';
  if (patch.freezeDryers !== undefined) return 'Change freeze dryers';
  return 'Change capacity plan';
}

function importLabel({ varieties, materials, orders, prices }: ImportAction['payload']): string {
  const parts = [
    varieties?.length ? 'varieties' : null,
    materials?.length ? 'materials' : null,
    orders === undefined ? null : 'orders',
    prices?.length ? 'prices' : null,
  ].filter((part) => part !== null);
  return `Import ${parts.join(' and ') || 'records'}`;
}

function noticeName(farm: FarmDocument, id: string): string {
  return readNotices(farm).find((notice) => notice.id === id)?.label ?? 'value';
}

function seriesTitle({ tasks }: FarmDocument, seriesId: string): string {
  return tasks.find(({ repeat }) => repeat?.seriesId === seriesId)?.title ?? 'repeating';
}
