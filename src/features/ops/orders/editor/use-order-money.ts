import { useMemo } from 'react';
import { selectCostBook } from '#state/selectors/order-costs.ts';
import { selectHasPrices, selectPriceBook } from '#state/selectors/price-book.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { OrderDraft } from './order-draft.ts';
import { orderMoney, type OrderMoney } from './order-money.ts';

/** What the order would earn; null while the farm has no price at all. */
export function useOrderMoney(draft: OrderDraft): OrderMoney | null {
  const isPriced = useFarm(selectHasPrices);
  const prices = useFarm(selectPriceBook);
  const costs = useFarm(selectCostBook);
  const today = useToday();
  return useMemo(
    () => (isPriced ? orderMoney(draft, { prices, costs }, today) : null),
    [isPriced, draft, prices, costs, today],
  );
}
