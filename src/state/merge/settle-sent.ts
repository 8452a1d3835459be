import type { Delivery } from '#domain/orders/delivery.ts';
import { mapRecords, recordById } from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { recordLabel } from '../schema/record-key.ts';
import { DELIVERIES } from '../schema/sales.ts';
import type { MergeContext, Side, Sides } from './merge-context.ts';

/** Merges delivery records. They follow the status; of two records the later one is kept whole. */
export function settleSent(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const { deliveries } = merged;
  if (deliveries === undefined) return merged;
  const settled = mapRecords(deliveries, (delivery) => settleOne(farms, delivery, context));
  return settled === deliveries ? merged : { ...merged, deliveries: settled };
}

function settleOne(
  farms: Sides<FarmDocument>,
  delivery: Delivery,
  context: MergeContext,
): Delivery {
  const { sent: asMerged, ...rest } = delivery;
  if (delivery.status !== 'DELIVERED') return asMerged === undefined ? delivery : rest;
  const of = (side: keyof Sides) => recordById(farms[side].deliveries ?? [], delivery.id);
  const [base, local, remote] = [of('base')?.sent, of('local')?.sent, of('remote')?.sent];
  const isByOne = [local, remote].some((one) => sameValue(one, base)) || sameValue(local, remote);
  if (isByOne) return delivery;
  const keptSide = markedLater(of('local'), of('remote')) ?? context.later(placeOf(delivery));
  const [kept, lost] = keptSide === 'local' ? [local, remote] : [remote, local];
  const sent = kept ?? lost;
  if (sameValue(sent, asMerged)) return delivery;
  context.unnote('deliveries', delivery.id, 'sent');
  if (lost !== undefined) {
    context.note('field', placeOf(delivery), { base, kept, lost, keptSide });
  }
  return { ...rest, ...(sent && { sent }) };
}

function placeOf(delivery: Delivery) {
  const { id } = delivery;
  const label = recordLabel(DELIVERIES, id, delivery);
  return { slice: 'deliveries', entityId: id, label, path: ['sent'] };
}

/** The side that has marked it later; null where both did at the same moment. */
function markedLater(local: Delivery | undefined, remote: Delivery | undefined): Side | null {
  const [here, there] = [local?.deliveredAtISO ?? '', remote?.deliveredAtISO ?? ''];
  if (here === there) return null;
  return here > there ? 'local' : 'remote';
}
