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
