import { PRO_ORDER_STATUSES } from '#domain/alchemy/alchemy.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { fieldPath, type SyncNotice } from '../document/notices/sync-notice.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import { taskIdentity } from '../schema/work.ts';
import { dropProduct } from './catalog/products.ts';
import { DRY_LOAD_ACTIONS } from './work/dry-loads.ts';
import { FARM_LOG_ACTIONS } from './farm-log.ts';
import { restoreStock } from './catalog/materials.ts';
import { correctReceived } from './catalog/purchased-stock.ts';
import { PRO_ORDER_ACTIONS } from './pro/pro-orders.ts';
import { TASK_ACTIONS } from './work/tasks.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/**
 * Restores by an action what other data depends on: work moves trays, plantings use seed, orders and dry
 * weights move stock, deletes clear references. `null` if the value can be restored directly.
 */
export function restoreByAction(
  document: FarmDocument,
  { kind, slice, entityId, field, lost }: SyncNotice,
  moment: ActionContext,
): FarmDocument | null {
  const value = isRecord(lost) ? lost : {};
  if (kind === 'edited' && field === '') {
    if (slice === 'varieties') return dropRecord(document, slice, entityId);
    if (slice === 'products') return dropProduct(document, entityId);
    if (slice === 'alchemy/orders') {
      return PRO_ORDER_ACTIONS.DELETE_PRO_ORDER.run(document, { id: entityId }, moment);
    }
  }
  if (kind !== 'field') return null;
  if (slice === 'dryLoads') return weighAgain(document, entityId, field, lost, moment);
  switch (`${slice} ${field}`) {
    case 'tasks *done': {
      const task = document.tasks.find((one) => taskIdentity(one) === entityId);
      const id = task?.id ?? entityId;
      const isSkipped = value['skipped'] === true;
      const done = value['done'] === true && !isSkipped;
      const marked = TASK_ACTIONS.TOGGLE_TASK_DONE.run(document, { id, done }, moment);
      return isSkipped ? TASK_ACTIONS.SKIP_TASK.run(marked, { id }, moment) : marked;
    }
    case 'traysPlantedLog *count':
      return recount(document, entityId, value, moment);
    case 'alchemy/orders *status': {
      const status = PRO_ORDER_STATUSES.find((one) => one === value['status']);
      if (status === undefined) return document;
      return PRO_ORDER_ACTIONS.MOVE_PRO_ORDER.run(document, { id: entityId, status }, moment);
    }
    case 'purchases *received':
      return correctReceived(document, entityId, value);
    case 'catalog/materials stock':
      return restoreStock(document, entityId, value, moment);
    default:
      return null;
  }
}

function recount(
  document: FarmDocument,
  entityId: string,
  { trays }: JsonRecord,
  moment: ActionContext,
): FarmDocument {
  const entry = document.traysPlantedLog.find(
    ({ dateISO, varietyId }) => `${dateISO}|${varietyId}` === entityId,
  );
  if (entry === undefined || typeof trays !== 'number') return document;
  const { dateISO, varietyId, expectedTrays, taskIds, source } = entry;
  const line = { varietyId, actualTrays: trays, expectedTrays, taskIds, source };
  const day = { dateISO, entries: [line], recordedAtISO: isoInstant(moment.now) };
  return FARM_LOG_ACTIONS.RECORD_TRAYS_PLANTED.run(document, day, moment);
}

/** What else is dried comes into stock and goes out of it; null when it is no dry weight. */
function weighAgain(
  document: FarmDocument,
  loadId: string,
  field: string,
  lost: unknown,
  moment: ActionContext,
): FarmDocument | null {
  const [list, itemId, name] = fieldPath(field);
  if (list !== 'lines' || itemId === undefined || name !== 'dryG') return null;
  const line = { loadId, itemId, dryG: typeof lost === 'number' ? lost : null };
  return DRY_LOAD_ACTIONS.WEIGH_DRY_LINE.run(document, line, moment);
}
