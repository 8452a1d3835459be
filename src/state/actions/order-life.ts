import type { OrderPause } from '#domain/orders/order.ts';
import { changeById, dropById, patched } from '#domain/records/change-records.ts';
import type { RecordPatch } from '#domain/records/record-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { hashId } from '../normalise/new-id.ts';
import { readOrder, readRecurringOrder } from '../normalise/read-orders.ts';
import { knownTargets } from '../normalise/read-order-items.ts';
import type { OrderLifeAction } from './sales-action.ts';

interface Life {
  readonly endDate?: string;
  readonly pauses?: readonly OrderPause[];
}

/** Ends and pauses of standing orders; what was planted and done for them stays. */
export function reduceOrderLife(document: FarmDocument, action: OrderLifeAction): FarmDocument {
  switch (action.type) {
    case 'SET_ORDER_END': {
      const endDate = action.payload.endDate ?? undefined;
      return withLife(document, action.payload, (life) =>
        life.endDate === endDate ? null : { endDate },
      );
    }
    case 'ADD_ORDER_PAUSE': {
      const { pause } = action.payload;
      const id = pause.id ?? hashId('pau', pause);
      return withLife(document, action.payload, ({ pauses = [] }) => ({
        pauses: [...pauses, { ...pause, id, note: pause.note ?? '' }],
      }));
    }
    case 'REMOVE_ORDER_PAUSE':
      return withLife(document, action.payload, ({ pauses = [] }) => {
        const kept = dropById(pauses, action.payload.pauseId);
        return kept === pauses ? null : { pauses: kept.length === 0 ? undefined : kept };
      });
  }
}

/** Changes a standing order, which is read again like one from a file: its pauses are sorted. */
function withLife(
  document: FarmDocument,
  { list, id }: OrderLifeAction['payload'],
  change: (life: Life) => RecordPatch<Life> | null,
): FarmDocument {
  if (list === 'recurring') {
    const recurring = changeById(document.recurring, id, (order) => {
      const patch = change(order);
      return patch === null ? order : readRecurringOrder({ ...patched(order, patch) }, id);
    });
    return recurring === document.recurring ? document : { ...document, recurring };
  }
  const orders = changeById(document.orders, id, (order) => {
    const patch = order.kind === 'RECURRING' ? change(order) : null;
    if (patch === null || order.kind !== 'RECURRING') return order;
    return readOrder({ ...patched(order, patch) }, id, knownTargets(document));
  });
  return orders === document.orders ? document : { ...document, orders };
}
