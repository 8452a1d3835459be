import { traysOf, type DeliveredTrays, type Delivery } from '#domain/orders/delivery.ts';
import { mapRecords, recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { MergeContext, Sides } from './merge-context.ts';

/** Adds up empties that both sides took back; of farms without a common past one side's count stays. */
export function settleEmpties(
  farms: Sides<FarmDocument>,
  deliveries: readonly Delivery[],
  { hasBase }: Pick<MergeContext, 'hasBase'>,
): readonly Delivery[] {
  if (!hasBase) return deliveries;
  return mapRecords(deliveries, (delivery) => {
    const { trays } = delivery;
    if (trays === undefined) return delivery;
    const settled = mapRecords(trays, (some) => settleSize(farms, delivery, some));
    return settled === trays ? delivery : { ...delivery, trays: settled };
  });
}

function settleSize(
  farms: Sides<FarmDocument>,
  { id }: Delivery,
  merged: DeliveredTrays,
): DeliveredTrays {
  const backOf = (side: keyof Sides) => {
    const delivery = recordById(farms[side].deliveries ?? [], id);
    return (delivery && traysOf(delivery, merged.sizeId)?.back) ?? 0;
  };
  const back = Math.max(0, backOf('local') + backOf('remote') - backOf('base'));
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
