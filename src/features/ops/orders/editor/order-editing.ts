import type { OrderDraft } from './order-draft.ts';

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
