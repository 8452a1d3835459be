import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';

/** The product that the address names in `?product=`. */
export function useSelectedProduct(products: readonly ProProduct[]) {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('product');
  const select = useCallback(
    (next: string | null) =>
      setParameters((before) => {
        const changed = new URLSearchParams(before);
        if (next === null) changed.delete('product');
        else changed.set('product', next);
        return changed;
      }),
    [setParameters],
  );
  return { selected: products.find((product) => product.id === id) ?? null, select };
}
