import { draftOfCopy, draftOfOrder, newOrderDraft, type OrderDraft } from './order-draft.ts';
import { useMemo } from 'react';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useNewId, useNow, useToday } from '#state/react/use-farm.ts';
import { useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import type { OrderRow } from '../list/order-rows.ts';
import type { ShownKind } from '../list/order-kind.ts';
import { listedOrders } from '#domain/orders/read-orders.ts';
import type { OrderList } from '#domain/orders/stored-order.ts';

export interface OrderEditing {
  readonly purpose: 'new' | 'edit' | 'clone';
  readonly draft: OrderDraft;
}

export const SAVED_TEXT: Readonly<Record<OrderEditing['purpose'], string>> = {
  new: 'Order created',
  edit: 'Order saved',
  clone: 'Order cloned',
};

const LIST_NAMES = { recurring: 'Recurring Order', single: 'One-Time Order' } as const;

/** The title of the dialog: "Edit order", "Add Recurring Order". */
export function dialogTitle({ purpose, draft }: OrderEditing): string {
  if (draft.list !== 'orders') {
    return `${purpose === 'edit' ? 'Edit' : 'Add'} ${LIST_NAMES[draft.list]}`;
  }
  if (purpose === 'new') return 'New order';
  return purpose === 'edit' ? 'Edit order' : 'Clone order';
}

const ID_PREFIX: Readonly<Record<OrderList, string>> = {
  orders: 'ord',
  recurring: 'rec',
  single: 'one',
};

export function useOrderEditing() {
  const store = useFarmStore();
  const today = useToday();
  const newId = useNewId();
  const now = useNow();
  const dialog = useDialogTarget<OrderEditing>();
  const { open } = dialog;

  // They read the farm when they are called, and stay the same, so that no row has to be drawn for them.
  const openers = useMemo(() => {
    const find = (row: OrderRow) =>
      listedOrders(store.state().document).find(
        ({ id, list = 'orders' }) => id === row.id && list === row.list,
      );
    const made = (list: OrderList) => ({ id: newId(ID_PREFIX[list]), createdAt: now() });
    // The lists of one kind keep their own records.
    const add = (shown: ShownKind) => {
      const list = shown === 'all' ? 'orders' : shown;
      const kind = shown === 'recurring' ? 'RECURRING' : 'ONCE';
      const draft = newOrderDraft(list, kind, today, { ...made(list), itemId: newId('li') });
      open({ purpose: 'new', draft });
    };
    const edit = (row: OrderRow) => {
      const order = find(row);
      if (order !== undefined) open({ purpose: 'edit', draft: draftOfOrder(order, today) });
    };
    const clone = (row: OrderRow) => {
      const order = find(row);
      if (order === undefined) return;
      const copy = { ...made(row.list), newItemId: () => newId('li') };
      open({ purpose: 'clone', draft: draftOfCopy(order, today, copy) });
    };
    return { add, edit, clone };
  }, [store, today, newId, now, open]);
  return { dialog, ...openers };
}
