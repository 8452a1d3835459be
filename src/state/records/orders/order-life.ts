import type { OrderPause, RecurringLife } from '#domain/orders/order.ts';
import { dropById, patched, type RecordPatch } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { hashId } from '../../read/new-id.ts';
import { readOrderOf } from '../../read/slices/read-orders.ts';
import { knownTargets } from '../../read/slices/read-order-items.ts';
import { actionRules, type RecordName, changeRecord } from '../action-rules.ts';
import { ofOrder } from './orders.ts';
import * as a from '../../schema/field.ts';

interface StandingOrder extends RecordName {
  readonly list: 'orders' | 'recurring';
}

type NewPause = Pick<OrderPause, 'from' | 'to'> & Partial<Pick<OrderPause, 'id' | 'note'>>;

const STANDING = {
  list: a.required(a.choice(['orders', 'recurring'], undefined)),
  id: a.neededText(),
};

/** End and pauses of a recurring order. Planned and done work stays. */
export const ORDER_LIFE_ACTIONS = {
  /** Null lets it go on. */
  SET_ORDER_END: actionRules({
    payload: { ...STANDING, endDate: a.day() },
    ...ofOrder(''),
    label: ({ endDate, ...order }, farm) =>
      ofOrder(endDate === null ? 'Restart order' : 'End order').label(order, farm),
    run: (farm, { endDate, ...order }) =>
      withLife(farm, order, () => ({ endDate: endDate ?? undefined })),
  }),
  ADD_ORDER_PAUSE: actionRules<StandingOrder & { readonly pause: NewPause }>({
    payload: {
      ...STANDING,
      pause: a.required(
        a.object<NewPause>({
          id: a.optionalText(),
          from: a.neededDay(),
          to: a.neededDay(),
          note: a.text(),
        }),
      ),
    },
    ...ofOrder('Pause order'),
    run: (farm, { pause, ...order }) => {
      const id = pause.id ?? hashId('pau', pause);
      return withLife(farm, order, ({ pauses = [] }) => ({
        pauses: [...pauses, { ...pause, id, note: pause.note ?? '' }],
      }));
    },
  }),
  REMOVE_ORDER_PAUSE: actionRules({
    payload: { ...STANDING, pauseId: a.neededText() },
    ...ofOrder('Remove a pause of order'),
    run: (farm, { pauseId, ...order }) =>
      withLife(farm, order, ({ pauses = [] }) => ({ pauses: dropById(pauses, pauseId) })),
  }),
};

/** Changes a standing order, which is read again like one from a file: its pauses are sorted. */
function withLife(
  document: FarmDocument,
  { list, id }: StandingOrder,
  change: (life: RecurringLife) => RecordPatch<RecurringLife>,
): FarmDocument {
  const targets = knownTargets(document);
  return changeRecord(document, list, id, (order) => {
    if ('kind' in order && order.kind !== 'RECURRING') return order;
    return readOrderOf(list, { ...patched<RecurringLife>(order, change(order)) }, id, targets);
  });
}
