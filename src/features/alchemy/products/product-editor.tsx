import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { type ComponentProps, useMemo, useState } from 'react';
import type { ProItem, ProProduct } from '#domain/alchemy/alchemy.ts';
import { typedLines } from '#domain/alchemy/products/product-draft.ts';
import { recipeProblems } from '#domain/alchemy/orders/recipe-problems.ts';
import { byId } from '#domain/records/change-records.ts';
import { recipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { noChangesReason, SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { CostSummary } from './cost-summary.tsx';
import { ProductFields } from './product-fields.tsx';
import { RecipeCard } from './recipe-card.tsx';
import classes from './pro-products.module.css';
import { PlainButton, SubtleButton } from '#ui/kit/plain-parts.tsx';

const WARNING = <IconAlertTriangle size="1.125rem" aria-hidden />;

interface EditorActionsProps {
  readonly isUnsaved: boolean;
  readonly onDiscard: () => void;
  readonly onDelete: () => void;
}

interface ProductEditorProps extends EditorActionsProps, ComponentProps<typeof ProductFields> {
  readonly product: ProProduct;
  readonly items: readonly ProItem[];
  /** Why it was not saved, until that is mended. */
  readonly problem: string | null;
  readonly onSave: () => void;
}

export function ProductEditor(props: ProductEditorProps) {
  const { product, draft, items, isUnsaved, problem, onChange } = props;
  // The key of the variant that is shown; null is the recipe itself.
  const [variantKey, setVariantKey] = useState<number | null>(null);
  const variant = draft.variants.find(({ key }) => key === variantKey) ?? null;
  const lines = variant?.lines ?? draft.lines;
  const itemsById = useMemo(() => byId(items), [items]);
  const cost = useMemo(
    () => recipeCost(typedLines(lines), draft.batchOutputQty ?? 0, itemsById),
    [lines, draft.batchOutputQty, itemsById],
  );
  return (
    <SubmitForm className={classes.editor} aria-label={product.name} onSubmit={props.onSave}>
      <SectionCard title="Product" {...(isUnsaved && { aside: <UnsavedBadge /> })}>
        <ProductFields draft={draft} onChange={onChange} />
      </SectionCard>
      <RecipeCard
        draft={draft}
        variant={variant}
        cost={cost}
        items={items}
        onChange={onChange}
        onShowVariant={setVariantKey}
      />
      <CostSummary
        cost={cost}
        unit={draft.unit}
        batchOutputQty={draft.batchOutputQty}
        variantName={variant?.name ?? null}
      />
      {recipeProblems(typedLines(lines), items).map((unfit) => (
        <Alert key={unfit} color="yellow" icon={WARNING}>
          {unfit}
        </Alert>
      ))}
      {problem !== null && (
        <Alert color="red" role="alert" icon={WARNING}>
          {problem}
        </Alert>
      )}
      <EditorActions {...props} />
    </SubmitForm>
  );
}

function EditorActions(props: EditorActionsProps) {
  return (
    <div className={classes.editorActions}>
      <SubtleButton color="red" icon={IconTrash} onClick={props.onDelete}>
        Delete product
      </SubtleButton>
      <span className={classes.gap} />
      {props.isUnsaved && <PlainButton onClick={props.onDiscard}>Discard changes</PlainButton>}
      <SaveButton disabledReason={noChangesReason(props.isUnsaved)}>Save Product</SaveButton>
    </div>
  );
}
