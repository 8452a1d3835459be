import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Delivery, SentPart } from '#domain/orders/delivery.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { recordById, updateRecords } from '#domain/records/change-records.ts';
import { changedRecords } from '#domain/records/changed-records.ts';
import { isTracing } from '#domain/trace/trace-farm.ts';
import {
  partsOfLeft,
  withNamed,
  withNamedKept,
  type NamedOunces,
} from '#domain/trace/write-parts.ts';
import { type FarmDocument, sameValue, withList } from '../../document/farm-document.ts';

/** A farm that traces, with the batches of deliveries just sent or corrected. What was named by hand keeps its shares. */
export function withSentParts(
  before: FarmDocument,
  after: FarmDocument,
  today: IsoDate,
): FarmDocument {
  if (after.deliveries === before.deliveries || !isTracing(before)) return after;
  const { gone, come } = changedRecords(before.deliveries ?? [], after.deliveries ?? []);
  const left = come.filter((delivery) => {
    const was = recordById(gone, delivery.id);
    const isNew = sentOf(was) === undefined;
    return sentOf(delivery) !== undefined && (isNew || !sameValue(was?.lines, delivery.lines));
  });
  if (left.length === 0) return after;
  const parts = partsOfLeft(after, left, today);
  const changed = updateRecords(after.deliveries ?? [], left, (delivery) =>
    withParts(delivery, withNamedKept(delivery.sent?.parts ?? [], parts.get(delivery.id) ?? [])),
  );
  return withList(after, 'deliveries', changed);
}

export interface NamedBatches {
  readonly varietyId: string;
  readonly batches: readonly NamedOunces[];
}

/** A delivery with one variety's batches named by hand, or as the ledger has it. A farm that does not trace names none. */
export function withNamedBatches(
  document: FarmDocument,
  delivery: Delivery,
  { varietyId, batches }: NamedBatches,
  today: IsoDate,
): Delivery {
  const sent = sentOf(delivery);
  if (sent === undefined || !isTracing(document)) return delivery;
  const workedOut = () => partsOfLeft(document, [delivery], today).get(delivery.id) ?? [];
  const parts = sent.parts ?? workedOut();
  if (batches.length > 0) return withParts(delivery, withNamed(parts, varietyId, batches));
  const others = parts.filter((part) => part.varietyId !== varietyId);
  const own = workedOut().filter((part) => part.varietyId === varietyId);
  return withParts(delivery, withNamedKept([], [...others, ...own]));
}

function withParts(delivery: Delivery, parts: readonly SentPart[]): Delivery {
  const { sent } = delivery;
  if (sent === undefined || sameValue(sent.parts ?? [], parts)) return delivery;
  const { parts: _before, ...rest } = sent;
  return { ...delivery, sent: parts.length === 0 ? rest : { ...rest, parts } };
}
