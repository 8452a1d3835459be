import { byId } from '#domain/records/change-records.ts';
import { useMemo } from 'react';
import { useFarm } from '#state/react/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import { type ProLineDraft, proOrderLines } from './lines/pro-order-draft.ts';
import { orderCogs, orderValue } from './order-value.ts';
import classes from './order-editor.module.css';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { ProOrderStatus } from '#domain/alchemy/alchemy.ts';
import type { OrderStep } from '#domain/alchemy/orders/order-steps.ts';

/** What an order sells for, and what its goods cost once every recipe says so. */
export function OrderTotals({ lines: drafts }: { readonly lines: readonly ProLineDraft[] }) {
  const { items, products } = useFarm(selectAlchemy);
  const itemsById = useMemo(() => byId(items), [items]);
  const lines = proOrderLines(drafts);
  const cogs = orderCogs(lines, products, itemsById);
  return (
    <dl className={classes.totals}>
      {cogs !== null && (
        <div>
          <dt>COG</dt>
          <dd>{formatDollars(cogs)}</dd>
        </div>
      )}
      <div data-main>
        <dt>Order value</dt>
        <dd>{formatDollars(orderValue(lines))}</dd>
      </div>
    </dl>
  );
}

/** Everything about Pro items, products and orders. */
export const selectAlchemy = (farm: FarmDocument) => farm.alchemy;

/** The varieties that Pro items are grown from. */
export const selectVarieties = (farm: FarmDocument) => farm.varieties;

/** The farm itself, for what follows from several parts of it. */
export const selectFarm = (farm: FarmDocument) => farm;

/** So that a question that closes gives the focus back first. */
const AFTER_CLOSE_MS = 60;

/** Marks what takes the focus when the button that had it is gone. */
export const focusOrderTarget = { 'data-order-name': true, tabIndex: -1 } as const;

/** After a step or a delete: the name of the order shown now is read out, unless the focus is kept. */
export function focusOrderIfLost(): void {
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) {
      document.querySelector<HTMLElement>('[data-order-name]')?.focus({ preventScroll: true });
    }
  }, AFTER_CLOSE_MS);
}

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
