import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { DELIVERY_CHANGES } from '../../schema/delivery-changes.ts';
import { isRecord } from '../json-record.ts';
import { readItems, type KnownTargets } from './read-order-items.ts';
import { readList } from '../read-record.ts';

/** Reads delivery changes. Their lines are read like those of an order. */
export function readDeliveryChanges(value: unknown, known: KnownTargets): DeliveryChange[] {
  return readList(DELIVERY_CHANGES, value, ({ kind, items }) => {
    if (kind !== 'ITEMS') return {};
    if (!Array.isArray(items) && !isRecord(items)) return null;
    const given = { kind, items: readItems(items, known) } as const;
    return given;
  });
}
