import { useMemo } from 'react';
import { selectCostBook } from '#state/selectors/order-costs.ts';
import { selectPriceBook } from '#state/selectors/price-book.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { OrderDraft } from './order-draft.ts';
import { orderMoney, type OrderMoney } from './order-money.ts';

/** What the order would earn. */
export function useOrderMoney(draft: OrderDraft): OrderMoney {
  const prices = useFarm(selectPriceBook);
  const costs = useFarm(selectCostBook);
  const today = useToday();
  return useMemo(() => orderMoney(draft, { prices, costs }, today), [draft, prices, costs, today]);
}
