import type { Order } from '#domain/orders/order.ts';

/** Whether an order is for one day or stands until it is ended, in a word; files keep the code. */
export function kindWord(kind: Order['kind']): string {
  return kind === 'ONCE' ? 'One-time' : 'Recurring';
}
