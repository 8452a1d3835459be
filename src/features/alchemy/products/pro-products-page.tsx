import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import { productSaveProblem } from '#domain/alchemy/products/product-save-problem.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useLeaveQuestion } from '#ui/editing/use-leave-question.ts';
import { withParameter } from '#ui/page/use-latest-query.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { ProductEditor } from './product-editor.tsx';
import classes from './pro-products.module.css';
import { ProductsHeader } from './products-header.tsx';
import { NoProductChosen, TreeCard } from './tree-card.tsx';
import { useProductDrafts, type TypedProduct } from './use-product-drafts.ts';
import { useTreeDialogs } from './use-tree-dialogs.tsx';

export function ProProductsPage() {
  const alchemy = useFarm((farm) => farm.alchemy);
  const isPhone = useIsPhone();
  const { draftOf, change, forget, unsaved, saveTyped } = useProductDrafts(alchemy.products);
  const { selected, select } = useSelectedProduct(alchemy.products);
  const [refusedIds, setRefusedIds] = useState<ReadonlySet<string>>(new Set());
  const { dialogs, actions, deleteProduct } = useTreeDialogs(select);
  useLeaveQuestion(unsaved.length > 0);

  const save = (typed: readonly TypedProduct[]) => {
    const refused = saveTyped(typed);
    setRefusedIds(new Set(refused.map(({ product }) => product.id)));
    const [first] = refused;
    const isShown = refused.some(({ product }) => product.id === selected?.id);
    if (first !== undefined && !isShown) select(first.product.id);
    return refused.length === 0;
  };
  const unsavedIds = new Set(unsaved.map(({ product }) => product.id));
  const draft = selected && draftOf(selected);
  const editor = selected && draft && (
    <ProductEditor
      key={selected.id}
      product={selected}
      draft={draft}
      items={alchemy.items}
      isUnsaved={unsavedIds.has(selected.id)}
      problem={refusedIds.has(selected.id) ? productSaveProblem(draft) : null}
      onChange={(part) => change(selected.id, { ...draft, ...part })}
      onSave={() => save(unsaved.filter(({ product }) => product.id === selected.id))}
      onDiscard={() => forget(new Set([selected.id]))}
      onDelete={async () => {
        if (!(await deleteProduct(selected))) return;
        forget(new Set([selected.id]));
        select(null);
      }}
    />
  );
  const tree = (
    <TreeCard
      alchemy={alchemy}
      unsavedIds={unsavedIds}
      selectedId={selected?.id ?? null}
      onSelect={select}
      {...actions}
    />
  );
  return (
    <>
      <ProductsHeader
        alchemy={alchemy}
        onBack={isPhone && selected !== null ? () => select(null) : null}
        onSave={() => save(unsaved)}
        hasChanges={unsaved.length > 0}
      />
      {isPhone ? (
        (editor ?? tree)
      ) : (
        <div className={classes.columns}>
          {tree}
          {editor ?? (alchemy.categories.length > 0 && <NoProductChosen />)}
        </div>
      )}
      {dialogs}
    </>
  );
}

/** The product that the address names in `?product=`. */
function useSelectedProduct(products: readonly ProProduct[]) {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('product');
  const select = (next: string | null) =>
    setParameters((before) => withParameter(before, 'product', next));
  return { selected: products.find((product) => product.id === id) ?? null, select };
}
