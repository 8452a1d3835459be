import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core';
import { useMemo } from 'react';
import { varietiesWithoutProduct } from '#domain/catalog/products/single-product.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { selectProductsById, selectProductsByName } from '#state/selectors/sales/products.ts';
import { selectVarietiesById, selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';

/** What an order can sell, by id and as the options of a list. */
export interface FormAssortment {
  readonly products: ReadonlyMap<string, Product>;
  readonly varieties: ReadonlyMap<string, Variety>;
  readonly productOptions: ComboboxItemGroup<ComboboxItem>[];
  readonly targetOptions: ComboboxItemGroup<ComboboxItem>[];
}

export function useAssortment(): FormAssortment {
  const products = useFarm(selectProductsById);
  const varieties = useFarm(selectVarietiesById);
  const productsByName = useFarm(selectProductsByName);
  const varietiesByName = useFarm(selectVarietiesByName);
  return useMemo(() => {
    const productOptions = group('Products', 'product', productsByName);
    const alone = varietiesWithoutProduct(varietiesByName, productsByName);
    const varietyOptions = group('Varieties', 'variety', alone);
    const targetOptions = [...productOptions, ...varietyOptions];
    return { products, varieties, productOptions, targetOptions };
  }, [products, varieties, productsByName, varietiesByName]);
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
