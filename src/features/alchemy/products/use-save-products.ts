import { useCallback } from 'react';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import { productFields, type ProductDraft } from '#domain/alchemy/products/product-draft.ts';
import { productSaveProblem } from '#domain/alchemy/products/product-save-problem.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';

/** A product with what is typed into its editor. */
export interface TypedProduct {
  readonly product: ProProduct;
  readonly draft: ProductDraft;
}

/** Saves what is typed into editors; answers with the products that could not be saved. */
export function useSaveProducts(
  forget: (ids: ReadonlySet<string>) => void,
): (typed: readonly TypedProduct[]) => readonly TypedProduct[] {
  const perform = usePerform();
  return useCallback(
    (typed) => {
      const refused = typed.filter(({ draft }) => productSaveProblem(draft) !== null);
      const saved = typed.filter((one) => !refused.includes(one));
      try {
        for (const { product, draft } of saved) {
          const payload = { id: product.id, patch: productFields(draft) };
          perform({ type: 'UPDATE_PRO_PRODUCT', payload });
        }
      } catch (error) {
        toast.failed(error);
        return typed;
      }
      forget(new Set(saved.map(({ product }) => product.id)));
      return refused;
    },
    [perform, forget],
  );
}
