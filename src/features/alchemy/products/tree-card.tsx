import { useMemo } from 'react';
import { byId } from '#domain/records/change-records.ts';
import { EmptyState } from '#ui/page/page-parts.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { ProductTree, type ProductTreeProps } from './product-tree.tsx';
import classes from './pro-products.module.css';
import { Button, SmallButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

export function TreeCard(props: Omit<ProductTreeProps, 'itemsById'>) {
  const { onOpenGroup, onAddProduct, alchemy } = props;
  const addGroup = () => onOpenGroup({ kind: 'new', categoryId: null });
  const { products, items } = alchemy;
  const itemsById = useMemo(() => byId(items), [items]);
  const hasCategory = alchemy.categories.length > 0;
  const isEmpty = !hasCategory && products.length === 0;
  if (isEmpty) {
    return (
      <Card padding={0} className={classes.whole}>
        <EmptyState
          title="No products yet — add a category to start."
          hint="A product’s recipe sets its cost and the stock it needs."
          action={<Button onClick={addGroup}>Add Category</Button>}
        />
      </Card>
    );
  }
  return (
    <Card padding={0} component="section" aria-label="Products">
      <div className={classes.treeHead}>
        <SmallButton onClick={addGroup}>Add Category or Subgroup</SmallButton>
        <SaveButton
          size="xs"
          variant="default"
          disabledReason={hasCategory ? null : 'Add a category first'}
          onClick={() => onAddProduct({ categoryId: '', subgroupId: null })}
        >
          Add Product
        </SaveButton>
      </div>
      <ProductTree {...props} itemsById={itemsById} />
    </Card>
  );
}

export function NoProductChosen() {
  return (
    <Card padding={0}>
      <EmptyState
        title="No product selected"
        hint="Choose one from the tree to see its recipe and cost."
      />
    </Card>
  );
}
