import type { FarmDocument } from '../farm-document.ts';
import type { FarmAction } from './farm-action.ts';

/**
 * What an action does, in growers' words, as in "Undone: Delete order Saturday market".
 *
 * @param farm - The farm before the action, where the names of changed records are found.
 */
export function actionLabel(action: FarmAction, farm: FarmDocument): string {
  switch (action.type) {
    case 'ADD_VARIETY':
      return `Add variety ${action.payload.name}`;
    case 'UPDATE_VARIETY':
      return `Edit variety ${nameOf(farm.varieties, action.payload.id)}`;
    case 'DELETE_VARIETY':
      return `Delete variety ${nameOf(farm.varieties, action.payload.id)}`;
    case 'SAVE_CALIBRATION':
      return `Calibrate ${nameOf(farm.varieties, action.payload.id)}`;
    case 'ADD_JOURNAL_ENTRY':
      return `Add journal entry of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'UPDATE_JOURNAL_ENTRY':
      return `Edit journal entry of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'DELETE_JOURNAL_ENTRY':
      return `Delete journal entry of ${nameOf(farm.varieties, action.payload.varietyId)}`;
    case 'ADD_PRODUCT':
      return `Add mix ${action.payload.name}`;
    case 'UPDATE_PRODUCT':
      return `Edit mix ${nameOf(farm.products, action.payload.id)}`;
    case 'DELETE_PRODUCT':
      return `Delete product ${nameOf(farm.products, action.payload.id)}`;
    case 'ADD_ORDER':
    case 'ADD_RECURRING':
    case 'ADD_SINGLE':
      return `Add order ${action.payload.name}`;
    case 'UPDATE_ORDER':
      return `Edit order ${nameOf(farm.orders, action.payload.id)}`;
    case 'UPDATE_RECURRING':
      return `Edit order ${nameOf(farm.recurring, action.payload.id)}`;
    case 'UPDATE_SINGLE':
      return `Edit order ${nameOf(farm.single, action.payload.id)}`;
    case 'DELETE_ORDER':
      return `Delete order ${nameOf(farm.orders, action.payload.id)}`;
    case 'DELETE_RECURRING':
      return `Delete order ${nameOf(farm.recurring, action.payload.id)}`;
    case 'DELETE_SINGLE':
      return `Delete order ${nameOf(farm.single, action.payload.id)}`;
    case 'TOGGLE_TASK_DONE':
      return taskLabel(farm, action.payload.id);
    case 'MARK_DAY_DONE':
      return `Mark ${action.payload.dateISO} done`;
    case 'ADD_MANUAL_TASK':
      return `Add task ${action.payload.title}`;
    case 'DELETE_MANUAL_TASK':
      return 'Delete task';
    case 'REGENERATE_TASKS':
      return 'Rebuild tasks';
    case 'UPDATE_SETTINGS':
      return 'Change settings';
    case 'UPDATE_BATCH_SETTINGS':
      return 'Change harvest buffers';
    case 'UPSERT_COMMON_TASK':
      return `Save common task ${action.payload.name}`;
    case 'REMOVE_COMMON_TASK':
      return `Remove common task ${action.payload.name}`;
    case 'LOAD_DATA_SLICES':
      return 'Import backup';
    case 'LOAD_DEMO_DATA':
      return 'Load demo data';
  }
}

function taskLabel(farm: FarmDocument, id: string): string {
  const task = farm.tasks.find((candidate) => candidate.id === id);
  if (task === undefined) return 'Mark task done';
  const name = task.title ?? `${task.type.toLowerCase()} ${task.varietyName ?? ''}`.trim();
  return task.done ? `Reopen ${name}` : `Mark ${name} done`;
}

function nameOf(
  records: readonly { readonly id: string; readonly name: string }[],
  id: string,
): string {
  return records.find((record) => record.id === id)?.name ?? '';
}
