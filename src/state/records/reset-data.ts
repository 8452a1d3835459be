import type { PastOrder } from '#domain/orders/order.ts';
import { type FarmDocument, withList } from '../document/farm-document.ts';
import { filterRecords } from '#domain/records/change-records.ts';
import { withoutLostDeliveryChanges } from './orders/deliveries.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import { dropProduct } from './catalog/products.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { rebuildTasks } from './rebuild-tasks.ts';

/** Parts of a farm that can be emptied by themselves. */
export const RESET_NAMES = [
  'varieties',
  'products',
  'recurring',
  'orders',
  'tasks',
  'seedsInventory',
] as const;

export type ResetName = (typeof RESET_NAMES)[number];

/**
 * Empties one part of a farm.
 *
 * Varieties and products are deleted one by one; single products stay, since the app keeps them. "Recurring" is
 * the recurring orders of both lists; "orders" is the two lists other than Recurring Orders. Tasks are rebuilt
 * at once: done, moved and manual work is deleted, trays in use stay. Delivery changes go with their order or
 * variety.
 */
export function resetData(
  document: FarmDocument,
  name: ResetName,
  moment: ActionContext,
): FarmDocument {
  return withoutLostDeliveryChanges(document, emptied(document, name, moment));
}

function emptied(document: FarmDocument, name: ResetName, moment: ActionContext): FarmDocument {
  switch (name) {
    case 'varieties':
      return document.varieties.reduce(
        (farm, { id }) => dropRecord(farm, 'varieties', id),
        document,
      );
    case 'products':
      return document.products.reduce((farm, { id }) => dropProduct(farm, id), document);
    case 'recurring':
      return {
        ...withPast(document, ({ list, order }) => list !== 'recurring' && !isStanding(order)),
        recurring: [],
        orders: filterRecords(document.orders, (order) => order.kind !== 'RECURRING'),
      };
    case 'orders':
      return {
        ...withPast(document, ({ list }) => list === 'recurring'),
        orders: [],
        single: [],
      };
    case 'tasks':
      return rebuildTasks(withoutTasks(document), moment);
    case 'seedsInventory':
      return { ...document, seedsInventory: [] };
  }
}

function withPast(document: FarmDocument, isKept: (past: PastOrder) => boolean): FarmDocument {
  return withList(document, 'pastOrders', filterRecords(document.pastOrders ?? [], isKept));
}

function isStanding(order: PastOrder['order']): boolean {
  return 'kind' in order && order.kind === 'RECURRING';
}

/** An open scrub task goes with the others; the rule that made it will make it again. */
function withoutTasks(document: FarmDocument): FarmDocument {
  const trayStatus = { ...document.trayStatus, scrubTaskId: null, scrubTaskCreatedAt: null };
  return { ...document, tasks: [], trayStatus };
}
