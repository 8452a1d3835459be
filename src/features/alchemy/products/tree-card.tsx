import { EmptyState } from '#ui/page/empty-state.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { ProductTree, type ProductTreeProps } from './product-tree.tsx';
import classes from './pro-products.module.css';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';

/** The tree of products with the buttons that add to it. */
export function TreeCard(
  props: Omit<ProductTreeProps, 'onAddSubgroup'> & {
    readonly onAddGroup: (categoryId: string | null) => void;
  },
) {
  const { onAddGroup, onAddProduct, alchemy } = props;
  const hasCategory = alchemy.categories.length > 0;
  const isEmpty = !hasCategory && alchemy.products.length === 0;
  const addGroup = (
    <Button variant="default" size="xs" onClick={() => onAddGroup(null)}>
      Add Category or Subgroup
    </Button>
  );
  if (isEmpty) {
    return (
      <Card padding={0} className={classes.whole}>
        <EmptyState
          title="No products yet — add a category to start."
          hint="A product’s recipe sets its cost and the stock it needs."
          action={<Button onClick={() => onAddGroup(null)}>Add Category</Button>}
        />
      </Card>
    );
  }
  return (
    <Card padding={0} component="section" aria-label="Products">
      <div className={classes.treeHead}>
        {addGroup}
        <SaveButton
          type="button"
          size="xs"
          variant="default"
          disabledReason={hasCategory ? null : 'Add a category first'}
          onClick={() => onAddProduct({ categoryId: '', subgroupId: null })}
        >
          Add Product
        </SaveButton>
      </div>
      <ProductTree {...props} onAddSubgroup={onAddGroup} />
    </Card>
  );
}
