import type { ProProduct } from '#domain/alchemy/alchemy.ts';
import type { NewProductPlace } from '#domain/alchemy/products/product-save-problem.ts';
import type { Named } from '#domain/records/lists.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { GroupDialog, type GroupTarget } from './group-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';
import type { TreeActions } from './product-tree.tsx';

export function useTreeDialogs(onAdded: (productId: string) => void) {
  const group = useDialogTarget<GroupTarget>();
  const product = useDialogTarget<NewProductPlace>();
  const remove = useRemove();
  const actions: TreeActions = {
    onOpenGroup: group.open,
    onAddProduct: product.open,
    onDeleteGroup: ({ kind, group: gone }) => void remove(kind, gone),
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
  const deleteProduct = (gone: ProProduct) => remove('product', gone);
  return { dialogs, actions, deleteProduct };
}

const DELETIONS = {
  category: { type: 'DELETE_PRO_CATEGORY', warning: '', done: 'Category deleted' },
  subgroup: {
    type: 'DELETE_PRO_SUBGROUP',
    warning: ' Its products move to the category.',
    done: 'Subgroup deleted',
  },
  product: { type: 'DELETE_PRO_PRODUCT', warning: '', done: 'Product deleted' },
} as const;

function useRemove() {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  return async (kind: keyof typeof DELETIONS, { id, name }: Named): Promise<boolean> => {
    const { type, warning, done } = DELETIONS[kind];
    if (!(await confirm(`Delete ${kind} “${name}”?${warning}`))) return false;
    return carryOut({ type, payload: { id } }, done, { detail: name });
  };
}
