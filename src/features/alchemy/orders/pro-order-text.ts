import type { ProOrderStatus } from '#domain/alchemy/alchemy.ts';
import type { OrderStep } from '#domain/alchemy/orders/order-steps.ts';

/** Statuses as screens write them. */
export const STATUS_LABELS: Readonly<Record<ProOrderStatus, string>> = {
  draft: 'Draft',
  pending: 'Pending',
  confirmed: 'Confirmed',
  fulfilled: 'Fulfilled',
  cancelled: 'Cancelled',
};

/** What the button of a step says, what it asks before giving stock back, and the message after. */
export const STEP_TEXT: Readonly<
  Record<OrderStep, { readonly button: string; readonly asks?: string; readonly done: string }>
> = {
  reserve: { button: 'Reserve stock', done: 'Stock reserved' },
  draft: { button: 'Back to draft', asks: 'Back to draft with', done: 'Order is a draft again' },
  confirm: { button: 'Confirm', done: 'Order confirmed' },
  complete: { button: 'Order Complete', done: 'Order completed' },
  fulfil: { button: 'Mark Fulfilled', done: 'Order fulfilled' },
  cancel: { button: 'Cancel Order', asks: 'Cancel order', done: 'Order cancelled' },
  release: { button: 'Release stock', asks: 'Release the stock of', done: 'Stock released' },
};
