import { useMemo } from 'react';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useNewId, useNow, useToday } from '#state/react/use-farm.ts';
import { useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { draftOfCopy, draftOfOrder } from './draft-of-order.ts';
import { newOrderDraft } from './order-draft.ts';
import type { OrderEditing } from './order-editing.ts';
import type { OrderRow } from '../list/order-rows.ts';
import type { AddOrder } from '../list/order-kind.ts';
import { type StoredOrder, findStoredOrder } from '#domain/orders/stored-order.ts';

const ID_PREFIX: Readonly<Record<StoredOrder['list'], string>> = {
  orders: 'ord',
  recurring: 'rec',
  single: 'one',
};

/** The order dialog of the screen: what it was opened for, and what opens it. */
export function useOrderEditing() {
  const store = useFarmStore();
  const today = useToday();
  const newId = useNewId();
  const now = useNow();
  const dialog = useDialogTarget<OrderEditing>();
  const { open } = dialog;

  // They read the farm when they are called, and stay the same, so that no row has to be drawn for them.
  const openers = useMemo(() => {
    const find = (row: OrderRow) => findStoredOrder(store.state().document, row.list, row.id);
    const made = (list: StoredOrder['list']) => ({ id: newId(ID_PREFIX[list]), createdAt: now() });
    const add: AddOrder = (list, kind) => {
      const draft = newOrderDraft(list, kind, today, { ...made(list), itemId: newId('li') });
      open({ purpose: 'new', draft });
    };
    const edit = (row: OrderRow) => {
      const stored = find(row);
      if (stored !== null) open({ purpose: 'edit', draft: draftOfOrder(stored, today) });
    };
    const clone = (row: OrderRow) => {
      const stored = find(row);
      if (stored === null) return;
      const copy = { ...made(stored.list), newItemId: () => newId('li') };
      open({ purpose: 'clone', draft: draftOfCopy(stored, today, copy) });
    };
    return { add, edit, clone };
  }, [store, today, newId, now, open]);
  return { dialog, ...openers };
}
