import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import { isPlainObject } from '../document/document-patch-path.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { fieldPath, type SyncNotice } from '../document/notices/sync-notice.ts';
import { recordById } from '#domain/records/change-records.ts';
import { dropProduct, dropVariety } from './drop-from-farm.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import { reduceDryLoads } from './dry-loads.ts';
import { reduceFarmLog } from './farm-log.ts';
import { reduceMaterials } from './materials.ts';
import { reduceProOrders } from './pro-orders.ts';
import { reduceTasks } from './tasks.ts';

/**
 * Restores what more hangs on than the value itself, as a grower would do it: work moves trays,
 * planted trays book seed, orders and dry weights move stock, and what is deleted goes from all that names it.
 *
 * @returns Null when the value can just be put back.
 */
export function restoreByAction(
  document: FarmDocument,
  { kind, slice, entityId, field, lost }: SyncNotice,
  moment: Moment,
): FarmDocument | null {
  const atISO = new Date(moment.now).toISOString();
  const value = isPlainObject(lost) ? lost : {};
  if (kind === 'edited' && field === '') {
    if (slice === 'varieties') return dropVariety(document, entityId);
    if (slice === 'products') return dropProduct(document, entityId);
    if (slice === 'alchemy/orders') {
      return reduceProOrders(
        document,
        { type: 'DELETE_PRO_ORDER', payload: { id: entityId } },
        moment,
      );
    }
  }
  if (kind !== 'field') return null;
  if (slice === 'dryLoads') return weighAgain(document, entityId, field, lost, moment);
  switch (`${slice} ${field}`) {
    case 'tasks *done': {
      const task = document.tasks.find(
        ({ id, taskKey }) => id === entityId || taskKey === entityId,
      );
      const done = value['done'] === true;
      const payload = { id: task?.id ?? entityId, done };
      return reduceTasks(document, { type: 'TOGGLE_TASK_DONE', payload }, moment);
    }
    case 'traysPlantedLog *count':
      return recount(document, entityId, value, moment);
    case 'alchemy/orders *status': {
      const status = PRO_ORDER_STATUSES.find((one) => one === value['status']);
      if (status === undefined) return document;
      const payload = { id: entityId, status };
      return reduceProOrders(document, { type: 'MOVE_PRO_ORDER', payload }, moment);
    }
    case 'catalog/materials stock':
      return restock(document, entityId, value, atISO);
    default:
      return null;
  }
}

function recount(
  document: FarmDocument,
  entityId: string,
  { trays }: Readonly<Record<string, unknown>>,
  moment: Moment,
): FarmDocument {
  const entry = document.traysPlantedLog.find(
    ({ dateISO, varietyId }) => `${dateISO}|${varietyId}` === entityId,
  );
  if (entry === undefined || typeof trays !== 'number') return document;
  const { dateISO, varietyId, expectedTrays, taskIds, source } = entry;
  const line = { varietyId, actualTrays: trays, expectedTrays, taskIds, source };
  const recordedAtISO = new Date(moment.now).toISOString();
  const payload = { dateISO, entries: [line], recordedAtISO };
  return reduceFarmLog(document, { type: 'RECORD_TRAYS_PLANTED', payload }, moment);
}

/** What else is dried comes into stock and goes out of it; null when it is no dry weight. */
function weighAgain(
  document: FarmDocument,
  loadId: string,
  field: string,
  lost: unknown,
  moment: Moment,
): FarmDocument | null {
  const [list, itemId, name] = fieldPath(field);
  if (list !== 'lines' || itemId === undefined || name !== 'dryG') return null;
  const payload = { loadId, itemId, dryG: typeof lost === 'number' ? lost : null };
  return reduceDryLoads(document, { type: 'WEIGH_DRY_LINE', payload }, moment);
}

/** The stock of the other side stands as if it was counted now; told in another unit it is just put back. */
function restock(
  document: FarmDocument,
  id: string,
  { qty, unit }: Readonly<Record<string, unknown>>,
  atISO: string,
): FarmDocument | null {
  const material = recordById(document.catalog.materials, id);
  if (material === undefined || typeof qty !== 'number') return document;
  if (unit !== material.stock.unit) return null;
  const payload = { id, quantity: { ...material.stock, qty } };
  return reduceMaterials(document, { type: 'ADJUST_STOCK', payload }, atISO);
}
