import type { Delivery, DeliveryLine } from '#domain/orders/delivery.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlantedLine } from '#domain/trays/planted-log.ts';
import type { FarmAction } from '#state/records/farm-action.ts';

/** Marks a task done or open, whichever it is not unless that is said. */
export function toggleDone(id: string, done?: boolean): FarmAction {
  return { type: 'TOGGLE_TASK_DONE', payload: { id, ...(done !== undefined && { done }) } };
}

/** Records at noon what was planted on a day: by hand, of pea, unless said otherwise. */
export function recordTrays(
  dateISO: IsoDate,
  ...lines: readonly (Partial<PlantedLine> & Pick<PlantedLine, 'actualTrays'>)[]
): FarmAction {
  const byHand = { varietyId: 'pea', expectedTrays: 0, taskIds: [], source: 'manual' } as const;
  return {
    type: 'RECORD_TRAYS_PLANTED',
    payload: {
      dateISO,
      entries: lines.map((line) => ({ ...byHand, ...line })),
      recordedAtISO: `${dateISO}T12:00:00.000Z`,
    },
  };
}

/** Marks deliveries packed, delivered or, without a word, open again. */
export function markAs(
  status: Delivery['status'] | null,
  ...deliveries: readonly Pick<Delivery, 'orderId' | 'dateISO'>[]
): FarmAction {
  return { type: 'MARK_DELIVERIES', payload: { deliveries, status } };
}

export function agree(...add: readonly NewDeliveryChange[]): FarmAction {
  return { type: 'CHANGE_DELIVERIES', payload: { add, remove: [] } };
}

/** Tells lines of a delivery that were not packed as ordered; nothing came back unless that is said. */
export function correct(
  { orderId, dateISO }: Pick<Delivery, 'orderId' | 'dateISO'>,
  ...lines: readonly (Omit<DeliveryLine, 'returned'> & Partial<DeliveryLine>)[]
): FarmAction {
  const told = lines.map((line) => ({ returned: 0, ...line }));
  return { type: 'CORRECT_DELIVERY', payload: { orderId, dateISO, lines: told } };
}
