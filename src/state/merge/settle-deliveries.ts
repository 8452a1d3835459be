import { traysOf, type DeliveredTrays, type Delivery } from '#domain/orders/delivery.ts';
import { mapRecords, recordById } from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { recordLabel } from '../schema/record-key.ts';
import { DELIVERIES } from '../schema/sales.ts';
import { type MergeContext, type Side, type Sides, ofEach, otherSide } from './merge-context.ts';

/** Merges delivery records: what was sent with each, and the empties it brought back. */
export function settleDeliveries(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const { deliveries } = merged;
  if (deliveries === undefined) return merged;
  const settled = mapRecords(deliveries, (delivery) =>
    settleEmpties(farms, settleSent(farms, delivery, context), context),
  );
  return settled === deliveries ? merged : { ...merged, deliveries: settled };
}

/** What was sent follows the status; of two records the later one is kept whole. */
function settleSent(
  farms: Sides<FarmDocument>,
  delivery: Delivery,
  context: MergeContext,
): Delivery {
  const { sent: asMerged, ...rest } = delivery;
  if (delivery.status !== 'DELIVERED') return asMerged === undefined ? delivery : rest;
  const { id } = delivery;
  const known = ofEach(farms, ({ deliveries = [] }) => recordById(deliveries, id));
  const sides = ofEach(known, (side) => side?.sent);
  const { base, local, remote } = sides;
  const isByOne = [local, remote].some((one) => sameValue(one, base)) || sameValue(local, remote);
  if (isByOne) return delivery;
  const label = recordLabel(DELIVERIES, id, delivery);
  const place = { slice: 'deliveries', entityId: id, label, path: ['sent'] };
  const keptSide = markedLater(known.local, known.remote) ?? context.later(place);
  const lost = sides[otherSide(keptSide)];
  const sent = sides[keptSide] ?? lost;
  if (sameValue(sent, asMerged)) return delivery;
  context.unnote('deliveries', id, 'sent');
  if (lost !== undefined) context.note('field', place, sides, keptSide);
  return { ...rest, ...(sent && { sent }) };
}

/** The side that has marked it later; null where both did at the same moment. */
function markedLater(local: Delivery | undefined, remote: Delivery | undefined): Side | null {
  const [here, there] = [local?.deliveredAtISO ?? '', remote?.deliveredAtISO ?? ''];
  if (here === there) return null;
  return here > there ? 'local' : 'remote';
}

/** Adds up empties that both sides took back; of farms without a common past one side's count stays. */
function settleEmpties(
  farms: Sides<FarmDocument>,
  delivery: Delivery,
  { hasBase }: MergeContext,
): Delivery {
  const { trays } = delivery;
  if (!hasBase || trays === undefined) return delivery;
  const settled = mapRecords(trays, (some) => settleSize(farms, delivery, some));
  return settled === trays ? delivery : { ...delivery, trays: settled };
}

function settleSize(
  farms: Sides<FarmDocument>,
  { id }: Delivery,
  merged: DeliveredTrays,
): DeliveredTrays {
  const { base, local, remote } = ofEach(farms, ({ deliveries = [] }) => {
    const delivery = recordById(deliveries, id);
    return (delivery && traysOf(delivery, merged.sizeId)?.back) ?? 0;
  });
  const back = Math.max(0, local + remote - base);
  return back === merged.back ? merged : { ...merged, back };
}

/** No more came back of a line than was packed: both sides may have noted some of it. */
export function withReturnsInRange(delivery: Delivery): Delivery {
  const lines = mapRecords(delivery.lines, (line) => {
    const returned = Math.min(line.returned, line.packed);
    const { back: _back, ...rest } = line;
    const back = Math.min(line.back ?? 0, returned);
    const isInRange = returned === line.returned && back === (line.back ?? 0);
    return isInRange ? line : { ...rest, returned, ...(back > 0 && { back }) };
  });
  return lines === delivery.lines ? delivery : { ...delivery, lines };
}
