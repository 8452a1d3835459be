import { useCallback, useMemo, useState } from 'react';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import {
  productDraft,
  productFields,
  type ProductDraft,
} from '#domain/alchemy/products/product-draft.ts';

type Drafts = Readonly<Record<string, ProductDraft>>;

/** Whether an editor means something else than the stored product. */
function differs(product: ProProduct, draft: ProductDraft): boolean {
  return (
    JSON.stringify(productFields(draft)) !== JSON.stringify(productFields(productDraft(product)))
  );
}

/** What is typed into the editors of the products, kept until each is saved, whichever is shown. */
export function useProductDrafts(products: readonly ProProduct[]) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const change = useCallback(
    (id: string, draft: ProductDraft) => setDrafts((before) => ({ ...before, [id]: draft })),
    [],
  );
  const forget = useCallback(
    (ids: ReadonlySet<string>) =>
      setDrafts((before) =>
        Object.fromEntries(Object.entries(before).filter(([id]) => !ids.has(id))),
      ),
    [],
  );
  const unsaved = useMemo(
    () =>
      products.flatMap((product) => {
        const draft = drafts[product.id];
        return draft !== undefined && differs(product, draft) ? [{ product, draft }] : [];
      }),
    [products, drafts],
  );
  return {
    draftOf: (product: ProProduct) => drafts[product.id] ?? productDraft(product),
    change,
    forget,
    /** The products with something typed that is not saved. */
    unsaved,
  };
}

export type ProductDrafts = ReturnType<typeof useProductDrafts>;
