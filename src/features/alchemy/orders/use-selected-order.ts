import { useNavigate, useSearchParams } from 'react-router';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';

/** The order that the address names in `?order=`, and the way to another one. */
export function useSelectedOrder(orders: readonly ProOrder[]) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = parameters.get('order');
  return {
    selected: orders.find((order) => order.id === id) ?? null,
    select: (orderId: string | null) =>
      void navigate(orderId === null ? '?' : `?order=${encodeURIComponent(orderId)}`, {
        replace: true,
      }),
  };
}
