import { dayLabel } from '#domain/calendar/day-label.ts';
import { varietyOfCycle } from '#domain/planning/task-keys.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readNotices } from '../document/sync/sync-meta-records.ts';
import { packingLabel } from './packing-label.ts';
import type { FarmAction, PayloadOf } from './farm-action.ts';
import { loadName } from './load-name.ts';
import { PLAN_AGAIN_LABEL } from './plan-again.ts';
import {
  isOfRecord,
  nameOf,
  recordActionLabel,
  type LabelledAction,
} from './record-action-label.ts';

/** How an action is called: in words, or as what it holds and the farm before it say. */
type Label<T extends FarmAction['type']> =
  string | ((payload: PayloadOf<T>, farm: FarmDocument) => string);

const LABELS: { readonly [T in Exclude<FarmAction, LabelledAction>['type']]: Label<T> } = {
  ADD_VARIETIES: ({ varieties }) =>
    varieties.length === 1
      ? `Add variety ${varieties[0]?.name ?? ''}`
      : `Add ${varieties.length} varieties`,
  SAVE_CALIBRATION: ({ id }, farm) => `Calibrate ${nameOf(farm.varieties, id)}`,
  ADD_JOURNAL_ENTRY: ofVariety('Add journal entry of'),
  UPDATE_JOURNAL_ENTRY: ofVariety('Edit journal entry of'),
  DELETE_JOURNAL_ENTRY: ofVariety('Delete journal entry of'),
  ADD_SEED_INTAKE: ofVariety('Book seed of'),
  DELETE_SEED_TXN: 'Delete seed booking',
  SET_SEED_COST: ofVariety('Set seed cost of'),
  SET_SEED_REORDER_LINK: ofVariety('Set reorder link of'),
  COUNT_STOCK: 'Count stock',
  RECEIVE_STOCK: ({ id }, farm) => `Receive ${nameOf(farm.catalog.materials, id)}`,
  ADJUST_STOCK: ({ id }, farm) => `Adjust stock of ${nameOf(farm.catalog.materials, id)}`,
  SET_PRIMARY_SOIL: ({ id }, farm) => `Set primary soil ${nameOf(farm.catalog.materials, id)}`,
  SET_SEED_MATERIAL: ofVariety('Set seed of'),
  ADD_PRODUCT: ({ name }) => `Add mix ${name}`,
  UPDATE_PRODUCT: ({ id }, farm) => `Edit mix ${nameOf(farm.products, id)}`,
  DELETE_PRODUCT: ({ id }, farm) => `Delete product ${nameOf(farm.products, id)}`,
  TAKE_ORDER: ({ order }) => `Take order ${order.name}`,
  CHANGE_DELIVERIES: ({ add }) =>
    add.length > 0 ? 'Change deliveries' : 'Take back a change of a delivery',
  SET_ORDER_END: ({ list, id, endDate }, farm) =>
    `${endDate === null ? 'Restart' : 'End'} order ${nameOf(farm[list], id)}`,
  ADD_ORDER_PAUSE: ({ list, id }, farm) => `Pause order ${nameOf(farm[list], id)}`,
  REMOVE_ORDER_PAUSE: ({ list, id }, farm) =>
    `Take back a pause of order ${nameOf(farm[list], id)}`,
  MARK_DELIVERIES: packingLabel,
  CORRECT_DELIVERY: 'Correct a delivery',
  SET_PRICE: 'Set price',
  DELETE_PRICE: 'Delete price',
  TOGGLE_TASK_DONE: taskLabel,
  MARK_DAY_DONE: ({ dateISO }) => `Mark ${dateISO} done`,
  ADD_MANUAL_TASK: ({ title }) => `Add task ${title}`,
  DELETE_MANUAL_TASK: 'Delete task',
  STOP_SERIES: ({ seriesId }, farm) => `Stop ${seriesTitle(farm, seriesId)}`,
  SKIP_TASK: ({ id }, farm) => `Skip ${taskName(farm, id)}`,
  MARK_PLANTED: ({ cycleKey }, farm) =>
    `Mark ${nameOf(farm.varieties, varietyOfCycle(cycleKey))} planted`,
  MARK_LATE_DONE: 'Mark late tasks done',
  MOVE_LATE_TO_TODAY: 'Move late tasks to today',
  SKIP_LATE: 'Skip late tasks',
  RECORD_AS_PLANNED: 'Record plantings as planned',
  MOVE_TASK: ({ id, dateISO }, farm) => `Move ${taskName(farm, id)} to ${dayLabel(dateISO)}`,
  RECORD_TRAYS_PLANTED: ({ dateISO }) => `Record trays planted on ${dayLabel(dateISO)}`,
  ADD_HARVEST_LOSS: ofVariety('Log harvest loss of'),
  COUNT_TRAYS: 'Count trays',
  DELETE_HARVEST_LOSS: 'Delete harvest loss',
  RECORD_HARVEST: ({ record }, farm) =>
    `Record harvest of ${nameOf(farm.varieties, record.varietyId)}`,
  ENTER_HARVEST_SHEET: 'Enter a harvest sheet',
  REMOVE_HARVEST_RECORD: 'Remove harvest weight',
  USE_YIELD: ofVariety('Use learned yield of'),
  USE_BUFFER: ofVariety('Use learned buffer of'),
  DISMISS_LEARNING: ofVariety('Put off proposals of'),
  CAPACITY_UPDATE: capacityLabel,
  ADD_OVERHEAD: ({ name }) => `Add budget ${name}`,
  UPDATE_OVERHEAD: ({ id }, farm) => `Edit budget ${nameOf(farm.catalog.overheads, id)}`,
  DELETE_OVERHEAD: ({ id }, farm) => `Remove budget ${nameOf(farm.catalog.overheads, id)}`,
  RECORD_OVERHEAD_BILL: ({ name }) => `Record bill ${name}`,
  UPDATE_OVERHEAD_BILL: ({ id }, farm) => `Edit bill ${nameOf(farm.catalog.overheadLogs, id)}`,
  DELETE_OVERHEAD_BILL: ({ id }, farm) => `Delete bill ${nameOf(farm.catalog.overheadLogs, id)}`,
  SET_OVERHEAD_SCENARIO: 'Change allocation scenario',
  PLACE_PRO_ORDER: ({ id }) => `Create order ${id}`.trim(),
  UPDATE_PRO_ORDER: ({ id }) => `Edit order ${id}`,
  MOVE_PRO_ORDER: ({ id, status }) => `Make order ${id} ${status}`,
  COMPLETE_PRO_ORDER: ({ id }) => `Complete order ${id}`,
  DELETE_PRO_ORDER: ({ id }) => `Delete order ${id}`,
  REGENERATE_TASKS: PLAN_AGAIN_LABEL,
  ADD_PRO_STANDING: ({ customer }) => `Add standing order of ${customer.name}`,
  UPDATE_PRO_STANDING: ({ id }) => `Edit standing order ${id}`,
  DELETE_PRO_STANDING: ({ id }) => `Delete standing order ${id}`,
  ACCEPT_DRY_PLAN: 'Put the dryer plan to work',
  MOVE_DRY_LOAD: ({ id }, farm) => `Move ${loadName(farm, id)}`,
  CANCEL_DRY_LOAD: ({ id }, farm) => `Cancel ${loadName(farm, id)}`,
  START_DRY_LOAD: ({ id }, farm) => `Start ${loadName(farm, id)}`,
  WEIGH_DRY_LOAD: ({ id }, farm) => `Weigh ${loadName(farm, id)}`,
  WEIGH_DRY_LINE: ({ loadId }, farm) => `Weigh ${loadName(farm, loadId)}`,
  UPDATE_SETTINGS: 'Change settings',
  UPDATE_BATCH_SETTINGS: 'Change harvest buffers',
  UPSERT_COMMON_TASK: ({ name }) => `Save common task ${name}`,
  REMOVE_COMMON_TASK: ({ name }) => `Remove common task ${name}`,
  IMPORT_RECORDS: importLabel,
  RESTORE_SYNC_NOTICE: ({ id }, farm) => `Restore ${noticeName(farm, id)}`,
  KEEP_BOTH_OF_SYNC_NOTICE: ({ id }, farm) => `Restore ${noticeName(farm, id)}`,
  DISMISS_SYNC_NOTICE: ({ id }) =>
    id === undefined ? 'Dismiss all sync notices' : 'Dismiss sync notice',
  LOAD_DATA_SLICES: ({ fromCopy }) => (fromCopy ? 'Restore a copy' : 'Import backup'),
  LOAD_DEMO_DATA: 'Load demo data',
  RESET_DATA: ({ name }) => `Reset ${name === 'seedsInventory' ? 'seeds inventory' : name}`,
};

/**
 * What an action does, in growers' words, as in "Undone: Delete order Saturday market".
 *
 * @param farm - The farm before the action, where the names of changed records are found.
 */
export function actionLabel(action: FarmAction, farm: FarmDocument): string {
  if (isOfRecord(action)) return recordActionLabel(action, farm);
  const label = LABELS[action.type];
  // The table holds for every type what reads that type's payload.
  return typeof label === 'string'
    ? label
    : label(('payload' in action ? action.payload : undefined) as never, farm);
}

function ofVariety(words: string): Label<'DISMISS_LEARNING'> {
  return ({ varietyId }, farm) => `${words} ${nameOf(farm.varieties, varietyId)}`;
}

function taskLabel({ id }: PayloadOf<'TOGGLE_TASK_DONE'>, farm: FarmDocument): string {
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

function capacityLabel(patch: PayloadOf<'CAPACITY_UPDATE'>): string {
  if (patch.racks !== undefined) return 'Change racks';
  if (patch.trayInventory !== undefined) return 'Change tray counts';
  if (patch.freezeDryers !== undefined) return 'Change freeze dryers';
  return 'Change capacity plan';
}

function importLabel({
  varieties,
  materials,
  orders,
  prices,
}: PayloadOf<'IMPORT_RECORDS'>): string {
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
