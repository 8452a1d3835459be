import type { ProCategory, ProProduct, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import type { ProProductAction } from '#state/records/pro/pro-products.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { GroupDialog, type GroupTarget } from './group-dialog.tsx';
import { ProductDialog, type NewProductPlace } from './product-dialog.tsx';
import type { TreeActions } from './product-tree.tsx';

/** What can be done in the tree of products, with the dialogs for it. */
export function useTreeDialogs(onAdded: (productId: string) => void) {
  const group = useDialogTarget<GroupTarget>();
  const product = useDialogTarget<NewProductPlace>();
  const { deleteCategory, deleteSubgroup, deleteProduct } = useTreeDeletions();
  const actions: TreeActions = {
    onAddGroup: (categoryId) => group.open({ kind: 'new', categoryId }),
    onAddProduct: product.open,
    onEditCategory: (category) => group.open({ kind: 'category', category }),
    onEditSubgroup: (subgroup) => group.open({ kind: 'subgroup', subgroup }),
    onDeleteCategory: (category) => void deleteCategory(category),
    onDeleteSubgroup: (subgroup) => void deleteSubgroup(subgroup),
  };
  const dialogs = (
    <>
      <OpenedFor dialog={group}>
        {(shown, target) => <GroupDialog {...shown} target={target} />}
      </OpenedFor>
      <OpenedFor dialog={product}>
        {(shown, place) => <ProductDialog {...shown} place={place} onAdded={onAdded} />}
      </OpenedFor>
    </>
  );
  return { dialogs, actions, deleteProduct };
}

/** Deletes parts of the product tree once the grower has agreed; each toast offers to bring it back. */
function useTreeDeletions() {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const remove = async (question: string, action: ProProductAction, said: string, name: string) => {
    return (await confirm(question)) && carryOut(action, said, { detail: name });
  };
  return {
    deleteCategory: ({ id, name }: ProCategory) =>
      remove(
        `Delete category “${name}”?`,
        { type: 'DELETE_PRO_CATEGORY', payload: { id } },
        'Category deleted',
        name,
      ),
    deleteSubgroup: ({ id, name }: ProSubgroup) =>
      remove(
        `Delete subgroup “${name}”? Its products move to the category.`,
        { type: 'DELETE_PRO_SUBGROUP', payload: { id } },
        'Subgroup deleted',
        name,
      ),
    deleteProduct: ({ id, name }: ProProduct) =>
      remove(
        `Delete product “${name}”?`,
        { type: 'DELETE_PRO_PRODUCT', payload: { id } },
        'Product deleted',
        name,
      ),
  };
}
