import { useCallback, useMemo } from 'react';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import {
  productDraft,
  productFields,
  type ProductDraft,
} from '#domain/alchemy/products/product-draft.ts';
import { useDrafts } from '#ui/editing/use-drafts.ts';

/** Whether an editor means something else than the stored product. */
function differs(product: ProProduct, draft: ProductDraft): boolean {
  return (
    JSON.stringify(productFields(draft)) !== JSON.stringify(productFields(productDraft(product)))
  );
}

/** What is typed into the editors of the products, kept until each is saved, whichever is shown. */
export function useProductDrafts(products: readonly ProProduct[]) {
  const { drafts, change, forget } = useDrafts<ProductDraft>();
  const unsaved = useMemo(
    () =>
      products.flatMap((product) => {
        const draft = drafts.get(product.id);
        return draft !== undefined && differs(product, draft) ? [{ product, draft }] : [];
      }),
    [products, drafts],
  );
  return {
    draftOf: (product: ProProduct) => drafts.get(product.id) ?? productDraft(product),
    change: useCallback((id: string, draft: ProductDraft) => change(id, () => draft), [change]),
    forget,
    /** The products with something typed that is not saved. */
    unsaved,
  };
}
