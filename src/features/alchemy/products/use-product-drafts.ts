import { useMemo } from 'react';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import {
  productDraft,
  productFields,
  type ProductDraft,
} from '#domain/alchemy/products/product-draft.ts';
import { productSaveProblem } from '#domain/alchemy/products/product-save-problem.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarmNow, usePerform } from '#state/react/use-farm.ts';
import { useDrafts } from '#ui/editing/use-drafts.ts';
import { toast } from '#ui/toasts/toast.ts';

interface SeenDraft {
  readonly draft: ProductDraft;
  readonly seen: FarmDocument;
}

export interface TypedProduct extends SeenDraft {
  readonly product: ProProduct;
}

function differs(product: ProProduct, draft: ProductDraft): boolean {
  return (
    JSON.stringify(productFields(draft)) !== JSON.stringify(productFields(productDraft(product)))
  );
}

/** What is typed into the editors of the products, kept until each is saved, whichever is shown. */
export function useProductDrafts(products: readonly ProProduct[]) {
  const { drafts, change, forget } = useDrafts<SeenDraft>();
  const farmNow = useFarmNow();
  const unsaved = useMemo(
    () =>
      products.flatMap((product) => {
        const typed = drafts.get(product.id);
        return typed !== undefined && differs(product, typed.draft) ? [{ product, ...typed }] : [];
      }),
    [products, drafts],
  );
  return {
    draftOf: (product: ProProduct) => drafts.get(product.id)?.draft ?? productDraft(product),
    change: (id: string, draft: ProductDraft) =>
      change(id, (before) => ({ draft, seen: before?.seen ?? farmNow() })),
    forget,
    unsaved,
    saveTyped: useSaveProducts(forget),
  };
}

function useSaveProducts(
  forget: (ids: ReadonlySet<string>) => void,
): (typed: readonly TypedProduct[]) => readonly TypedProduct[] {
  const perform = usePerform();
  return (typed) => {
    const refused = typed.filter(({ draft }) => productSaveProblem(draft) !== null);
    const saved = typed.filter((one) => !refused.includes(one));
    try {
      for (const { product, draft, seen } of saved) {
        const payload = { id: product.id, patch: productFields(draft) };
        perform({ type: 'UPDATE_PRO_PRODUCT', payload }, seen);
      }
    } catch (error) {
      toast.failed(error);
      return typed;
    }
    forget(new Set(saved.map(({ product }) => product.id)));
    return refused;
  };
}
