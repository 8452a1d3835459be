import { useCallback } from 'react';
import { selectProductsById } from '#state/selectors/sales/products.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { itemDraft, type ItemDraft } from './item-draft.ts';

/** What a line of an order sells, by its name. */
export function useTargetName(): (item: ItemDraft) => string {
  const products = useFarm(selectProductsById);
  const varieties = useFarm(selectVarietiesById);
  return useCallback(
    ({ target }) => {
      if (target === null) return 'A line';
      const sold =
        'productId' in target ? products.get(target.productId) : varieties.get(target.varietyId);
      return sold?.name ?? 'A line';
    },
    [products, varieties],
  );
}

/** The same of a line that is stored. */
export function useItemName(): (item: OrderItem) => string {
  const nameOf = useTargetName();
  return useCallback((item) => nameOf(itemDraft(item)), [nameOf]);
}
