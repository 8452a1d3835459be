import type { FarmDocument } from '#state/document/farm-document.ts';
import type { AgreedChange } from '#state/records/orders/deliveries.ts';
import type { JsonRecord } from '#state/read/json-record.ts';
import { knownTargets } from '#state/read/slices/read-order-items.ts';
import { readDeliveryChanges } from '#state/read/slices/read-delivery-changes.ts';
import { UsageError } from '../command.ts';
import { recordsIn } from './payload-fields.ts';

/** What is agreed about deliveries, as a file lists it; ids and times may be left out. */
export function agreedChanges(
  payload: JsonRecord,
  field: string,
  farm: FarmDocument,
): readonly AgreedChange[] {
  return recordsIn(payload, field, 'changes').map((source) => {
    const [change] = readDeliveryChanges([source], knownTargets(farm));
    if (change === undefined) throw new UsageError(`needs valid changes in '${field}'.`);
    const { id, atISO, ...rest } = change;
    // What the file leaves out is given when the change is written down.
    const given = { ...('id' in source && { id }), ...('atISO' in source && { atISO }) };
    return { ...rest, ...given };
  });
}
