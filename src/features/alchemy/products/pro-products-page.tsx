import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import { productSaveProblem } from '#domain/alchemy/products/product-save-problem.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { OpenedFor } from '#ui/dialogs/opened-for.tsx';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import { useIsPhone } from '#ui/page/use-is-phone.ts';
import { useLeaveQuestion } from '#ui/editing/use-leave-question.ts';
import { GroupDialog, type GroupTarget } from './group-dialog.tsx';
import { NoProductChosen } from './no-product-chosen.tsx';
import { ProductDialog, type NewProductPlace } from './product-dialog.tsx';
import { ProductEditor } from './product-editor.tsx';
import { productCosts } from './product-costs.ts';
import { productsCsv } from './products-csv.ts';
import { SaveAllButton } from './save-all-button.tsx';
import { TreeCard } from './tree-card.tsx';
import { useProductDrafts } from './use-product-drafts.ts';
import { useSaveProducts, type TypedProduct } from './use-save-products.ts';
import { useTreeDeletions } from './use-tree-deletions.ts';
import classes from './pro-products.module.css';
import { Button } from '#ui/kit/button.tsx';

const selectAlchemy = (farm: FarmDocument) => farm.alchemy;

/** Recipes of freeze-dried products and what they cost. */
export function ProProductsPage() {
  const alchemy = useFarm(selectAlchemy);
  const { products, items } = alchemy;
  const today = useToday();
  const isPhone = useIsPhone();
  const itemsById = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const costs = useMemo(() => productCosts(products, itemsById), [products, itemsById]);
  const { draftOf, change, forget, unsaved } = useProductDrafts(products);
  const { selected, select } = useSelectedProduct(products);
  const [refusedIds, setRefusedIds] = useState<ReadonlySet<string>>(new Set());
  const saveProducts = useSaveProducts(forget);
  const deletions = useTreeDeletions();
  const groupDialog = useDialogTarget<GroupTarget>();
  const productDialog = useDialogTarget<NewProductPlace>();
  useLeaveQuestion(unsaved.length > 0);

  const save = (typed: readonly TypedProduct[]) => {
    const refused = saveProducts(typed);
    setRefusedIds(new Set(refused.map(({ product }) => product.id)));
    const [first] = refused;
    const isShown = refused.some(({ product }) => product.id === selected?.id);
    if (first !== undefined && !isShown) select(first.product.id);
    return refused.length === 0;
  };
  const isUnsaved = (id: string) => unsaved.some(({ product }) => product.id === id);
  const draft = selected && draftOf(selected);
  const editor = selected && draft && (
    <ProductEditor
      key={selected.id}
      product={selected}
      draft={draft}
      items={items}
      itemsById={itemsById}
      isUnsaved={isUnsaved(selected.id)}
      problem={refusedIds.has(selected.id) ? productSaveProblem(draft) : null}
      onChange={(next) => change(selected.id, next)}
      onSave={() => save([{ product: selected, draft }])}
      onDiscard={() => forget(new Set([selected.id]))}
      onDelete={async () => {
        if (!(await deletions.deleteProduct(selected))) return;
        forget(new Set([selected.id]));
        select(null);
      }}
    />
  );
  const tree = (
    <TreeCard
      alchemy={alchemy}
      costs={costs}
      unsavedIds={new Set(unsaved.map(({ product }) => product.id))}
      selectedId={selected?.id ?? null}
      onSelect={select}
      onAddGroup={(categoryId) => groupDialog.open({ kind: 'new', categoryId })}
      onAddProduct={productDialog.open}
      onEditCategory={(category) => groupDialog.open({ kind: 'category', category })}
      onEditSubgroup={(subgroup) => groupDialog.open({ kind: 'subgroup', subgroup })}
      onDeleteCategory={(category) => void deletions.deleteCategory(category)}
      onDeleteSubgroup={(subgroup) => void deletions.deleteSubgroup(subgroup)}
    />
  );
  return (
    <>
      <div className={classes.header}>
        <PageHeader
          title="Pro Products"
          {...(isPhone &&
            selected !== null && {
              before: (
                <Button
                  variant="subtle"
                  leftSection={<IconArrowLeft size="1rem" aria-hidden />}
                  onClick={() => select(null)}
                >
                  All products
                </Button>
              ),
            })}
          actions={
            <>
              {products.length > 0 && (
                <CsvButton
                  fileName={`pro-products-${today}.csv`}
                  rows={() => productsCsv(alchemy)}
                />
              )}
              <SaveAllButton onSave={() => save(unsaved)} hasChanges={unsaved.length > 0} />
            </>
          }
        />
      </div>
      {isPhone ? (
        (editor ?? tree)
      ) : (
        <div className={classes.columns}>
          {tree}
          {editor ?? (alchemy.categories.length > 0 && <NoProductChosen />)}
        </div>
      )}
      <OpenedFor dialog={groupDialog}>
        {(shown, target) => <GroupDialog {...shown} target={target} />}
      </OpenedFor>
      <OpenedFor dialog={productDialog}>
        {(shown, place) => <ProductDialog {...shown} place={place} onAdded={select} />}
      </OpenedFor>
    </>
  );
}

/** The product that the address names in `?product=`. */
function useSelectedProduct(products: readonly ProProduct[]) {
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
