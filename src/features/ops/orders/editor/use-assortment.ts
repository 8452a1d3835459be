import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core';
import { useMemo } from 'react';
import { varietiesWithoutProduct } from '#domain/catalog/products/single-product.ts';
import type { ItemTarget } from '#domain/orders/order.ts';
import { selectAssortment, selectProductsByName } from '#state/selectors/sales/products.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';

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

/** Names what a line sells, of a stored line also by the line itself. */
export function useTargetName(): (target: ItemTarget | null) => string {
  const { products, varieties } = useFarm(selectAssortment);
  return (target) => {
    const { productId = '', varietyId = '' } = target ?? {};
    return (products.get(productId) ?? varieties.get(varietyId))?.name ?? 'A line';
  };
}
