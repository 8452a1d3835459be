import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { varietiesWithoutProduct } from '#domain/catalog/products/single-product.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { selectAssortment, selectProductsByName } from '#state/selectors/sales/products.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { itemDraft, type ItemDraft } from './items/item-draft.ts';

export type FormAssortment = ReturnType<typeof useAssortment>;

/** What an order can sell, by id and as the options of a list. */
export function useAssortment() {
  const sellable = useFarm(selectAssortment);
  const productsByName = useFarm(selectProductsByName);
  const varietiesByName = useFarm(selectVarietiesByName);
  return useMemo(() => {
    const productOptions = group('Products', 'product', productsByName);
    const alone = varietiesWithoutProduct(varietiesByName, productsByName);
    const varietyOptions = group('Varieties', 'variety', alone);
    const targetOptions = [...productOptions, ...varietyOptions];
    return { ...sellable, productOptions, targetOptions };
  }, [sellable, productsByName, varietiesByName]);
}

function group(
  title: string,
  prefix: string,
  records: readonly { readonly id: string; readonly name: string }[],
): ComboboxItemGroup<ComboboxItem>[] {
  if (records.length === 0) return [];
  return [
    {
      group: title,
      items: records.map(({ id, name }) => ({ value: `${prefix}:${id}`, label: name })),
    },
  ];
}

export function useTargetName(): (item: ItemDraft) => string {
  const { products, varieties } = useFarm(selectAssortment);
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
