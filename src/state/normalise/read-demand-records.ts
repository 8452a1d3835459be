import type { DemandRecord } from '#domain/orders/order.ts';
import { DEMAND_RECORDS } from '../schema/orders.ts';
import { readTarget, type KnownTargets } from './read-order-items.ts';
import { readList } from './read-record.ts';

/** Expected sales; each names one thing at most. */
export function readDemandRecords(value: unknown, known: KnownTargets): DemandRecord[] {
  return readList(DEMAND_RECORDS, value, (source) => {
    const { productId, varietyId } = readTarget(source, known);
    return { productId: productId === '' ? undefined : productId, varietyId };
  });
}
