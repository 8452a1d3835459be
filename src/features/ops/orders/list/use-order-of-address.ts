import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderRow } from './order-rows.ts';
import { addOfKind, type AddOrder } from './orders-of-kind.ts';

/** Opens the order that the address names in `?order=`, or a new one if it names none, once; the address then forgets it. */
export function useOrderOfAddress(
  rows: readonly OrderRow[],
  open: (row: OrderRow) => void,
  add: AddOrder,
): void {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('order');
  const openOrder = useEffectEvent((orderId: string) => {
    const row = rows.find((each) => each.id === orderId);
    const rest = new URLSearchParams(parameters);
    rest.delete('order');
    setParameters(rest, { replace: true });
    if (orderId === '') addOfKind('all', add);
    else if (row !== undefined) open(row);
  });
  useEffect(() => {
    if (id !== null) openOrder(id);
  }, [id]);
}
