import type { MarkedDeliveries } from './sales-action.ts';

/** How packing, delivering or taking that back is named in the log and on Undo. */
export function packingLabel({ deliveries, status }: MarkedDeliveries): string {
  const what = deliveries.length === 1 ? 'delivery' : `${deliveries.length} deliveries`;
  if (status === null) return `Take back ${what}`;
  return `Mark ${what} ${status === 'PACKED' ? 'packed' : 'delivered'}`;
}
