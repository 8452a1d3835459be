export type ShownKind = 'all' | 'recurring' | 'single';

/** Reads `?kind=`; `once` is another word for single, anything else shows all. */
export function readKind(parameter: string | null): ShownKind {
  const kind = parameter?.toLowerCase();
  if (kind === 'single' || kind === 'once') return 'single';
  return kind === 'recurring' ? kind : 'all';
}

/** What each kind is called, and what stands where there is none of it. */
export const KIND_TEXTS = {
  all: {
    heading: 'Orders',
    add: 'New Order',
    empty: 'No orders yet.',
    hint: 'Orders drive the plan: each adds a harvest and the trays it needs.',
  },
  recurring: {
    heading: 'Recurring Orders',
    add: 'Add Recurring',
    empty: 'No recurring orders yet. Click “Add Recurring”.',
    hint: 'A recurring order repeats, such as a weekly market or restaurant.',
  },
  single: {
    heading: 'One-Time Orders',
    add: 'Add One-Time',
    empty: 'No one-time orders yet. Click “Add One-Time”.',
    hint: 'An order for one day, such as an event or a first sample.',
  },
} as const satisfies Readonly<Record<ShownKind, object>>;
