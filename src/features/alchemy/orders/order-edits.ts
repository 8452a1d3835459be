import { useSyncExternalStore } from 'react';
import type { OrderEdit } from './order-draft.ts';

/** What was typed into orders and not saved, by their ids. */
type OrderEdits = ReadonlyMap<string, OrderEdit>;

// Beside the screen, so that another order or another screen in between loses nothing.
let edits: OrderEdits = new Map();
const listeners = new Set<() => void>();

/** Keeps what was typed into an order; null once it is saved or given up. */
export function keepEdit(orderId: string, edit: OrderEdit | null): void {
  const changed = new Map(edits);
  if (edit === null) changed.delete(orderId);
  else changed.set(orderId, edit);
  edits = changed;
  for (const listener of listeners) listener();
}

/** What waits to be saved, for every order. */
export function useOrderEdits(): OrderEdits {
  return useSyncExternalStore(subscribe, () => edits);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
