import { useMemo } from 'react';
import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import { allProOrders } from '#domain/alchemy/orders/recurring-events.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectFarm } from './select-shop.ts';

/** Everything about Pro orders, the events of standing ones among them. */
export function useProOrders(): Alchemy {
  const { alchemy, deliveryChanges } = useFarm(selectFarm);
  const today = useToday();
  return useMemo(() => {
    const orders = allProOrders({ alchemy, deliveryChanges }, today);
    return orders === alchemy.orders ? alchemy : { ...alchemy, orders };
  }, [alchemy, deliveryChanges, today]);
}
