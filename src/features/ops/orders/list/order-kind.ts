import type { OrderDraft } from '../editor/order-draft.ts';

/** Which orders the list shows. */
export type ShownKind = 'all' | 'recurring' | 'single';

/** Reads `?kind=`; `once` is another word for single, anything else shows all. */
export function readKind(parameter: string | null): ShownKind {
  switch (parameter?.toLowerCase()) {
    case 'recurring':
      return 'recurring';
    case 'single':
    case 'once':
      return 'single';
    default:
      return 'all';
  }
}

export const HEADINGS: Readonly<Record<ShownKind, string>> = {
  all: 'Orders',
  recurring: 'Recurring Orders',
  single: 'One-Time Orders',
};

export const ADD_LABELS: Readonly<Record<ShownKind, string>> = {
  all: 'New Order',
  recurring: 'Add Recurring',
  single: 'Add One-Time',
};

export const EMPTY_TEXTS: Readonly<Record<ShownKind, string>> = {
  all: 'No orders yet.',
  recurring: 'No recurring orders yet. Click “Add Recurring”.',
  single: 'No one-time orders yet. Click “Add One-Time”.',
};

export const EMPTY_HINTS: Readonly<Record<ShownKind, string>> = {
  all: 'Orders drive the plan: each adds a harvest and the trays it needs.',
  recurring: 'A recurring order repeats, such as a weekly market or restaurant.',
  single: 'An order for one day, such as an event or a first sample.',
};

/** Opens the form of a new order in a list. */
export type AddOrder = (list: OrderDraft['list'], kind: OrderDraft['kind']) => void;

/** What the add button of a kind does: the lists of one kind keep their own records. */
export function addOfKind(kind: ShownKind, add: AddOrder): void {
  if (kind === 'recurring') add('recurring', 'RECURRING');
  else if (kind === 'single') add('single', 'ONCE');
  else add('orders', 'ONCE');
}
