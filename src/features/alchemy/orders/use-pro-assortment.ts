import { useMemo } from 'react';
import { useFarm } from '#state/react/use-farm.ts';
import { lastPrice } from './order-value.ts';
import { selectAlchemy } from './select-shop.ts';

interface ProductOption {
  readonly value: string;
  readonly label: string;
}

/** What a line of an order may sell. */
export interface ProAssortment {
  /** The products on offer, and the one chosen already though it may not be on offer any more. */
  readonly optionsFor: (productId: string) => ProductOption[];
  readonly lastPrice: (productId: string) => number | null;
}

export function useProAssortment(): ProAssortment {
  const { products, orders } = useFarm(selectAlchemy);
  return useMemo(() => {
    const named = products.toSorted((one, other) => one.name.localeCompare(other.name));
    return {
      optionsFor: (productId) => {
        const options = named
          .filter(({ id, active }) => active || id === productId)
          .map(({ id, name }) => ({ value: id, label: name }));
        const isGone = productId !== '' && !named.some(({ id }) => id === productId);
        return isGone ? [{ value: productId, label: 'Missing product' }, ...options] : options;
      },
      lastPrice: (productId) => lastPrice(orders, productId),
    };
  }, [products, orders]);
}
