import type { Alchemy, ProOrder, ProOrderStatus } from '#domain/alchemy/alchemy.ts';
import type { OrderStep } from '#domain/alchemy/orders/order-steps.ts';
import { stockLack } from '#domain/alchemy/orders/shortages.ts';
import { formatSentence } from '#ui/format.ts';

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

export function stockLackText({ lines, _reserved }: ProOrder, alchemy: Alchemy): string | null {
  if (lines.length === 0) return 'Add at least one line';
  const lack = _reserved ? null : stockLack(lines, alchemy);
  return lack && formatSentence(lack);
}
