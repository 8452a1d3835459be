import { deliveryId, type Delivery } from '#domain/orders/delivery.ts';
import { recordById } from '#domain/records/change-records.ts';
import { type FarmDocument } from '../../document/farm-document.ts';
import { dayOf, textOf } from '../described-payload.ts';
import { changeRecord, withAdded } from '../action-rules.ts';
import type { JsonRecord } from '../../document/json-record.ts';

export type DeliveryName = Pick<Delivery, 'orderId' | 'dateISO'>;

export function readDeliveryName(source: JsonRecord): DeliveryName {
  textOf(source, 'dateISO');
  const dateISO = dayOf(source, 'dateISO');
  return { orderId: textOf(source, 'orderId'), dateISO };
}

/** Changes the record of an event; where there is none, it was packed as ordered so far. */
export function withDelivery(
  document: FarmDocument,
  { orderId, dateISO }: DeliveryName,
  change: (delivery: Delivery) => Delivery,
): FarmDocument {
  const { deliveries = [] } = document;
  const id = deliveryId(orderId, dateISO);
  if (recordById(deliveries, id) !== undefined) {
    return changeRecord(document, 'deliveries', id, change);
  }
  const blank: Delivery = {
    id,
    orderId,
    dateISO,
    status: 'PACKED',
    deliveredAtISO: null,
    lines: [],
    note: '',
  };
  return withAdded(document, 'deliveries', change(blank));
}
