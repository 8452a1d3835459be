import { useMemo } from 'react';
import { useFarm } from '#state/react/use-farm.ts';
import { lastPrice } from './order-value.ts';

export type ProAssortment = ReturnType<typeof useProAssortment>;

export function useProAssortment() {
  const { products, orders } = useFarm((farm) => farm.alchemy);
  return useMemo(() => {
    const named = products.toSorted((one, other) => one.name.localeCompare(other.name));
    return {
      /** The products on offer, and the one chosen already though it may not be on offer any more. */
      optionsFor: (productId: string) => {
        const options = named
          .filter(({ id, active }) => active || id === productId)
          .map(({ id, name }) => ({ value: id, label: name }));
        const isGone = productId !== '' && !named.some(({ id }) => id === productId);
        return isGone ? [{ value: productId, label: 'Missing product' }, ...options] : options;
      },
      lastPrice: (productId: string) => lastPrice(orders, productId),
    };
  }, [products, orders]);
}
