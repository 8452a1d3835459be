import type { FarmDocument } from '#state/document/farm-document.ts';
import { act } from '#tests/support/devices/act.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';

/** The customer of an order gave way to another one when two devices met. */
export function aSyncNotice(more: Partial<SyncNotice> = {}): SyncNotice {
  return {
    id: 'met_1',
    at: 1,
    kind: 'field',
    slice: 'orders',
    entityId: 'ord_0',
    label: 'Order 0',
    field: 'customer',
    keptBy: '',
    lostBy: '',
    ...more,
  };
}

/** A farm after the value that gave way is brought back from a notice of the device. */
export function withLost(farm: FarmDocument, more: Partial<SyncNotice>): FarmDocument {
  const leftOver = aSyncNotice(more);
  return act(farm, { type: 'RESTORE_SYNC_NOTICE', payload: { id: leftOver.id, leftOver } });
}
