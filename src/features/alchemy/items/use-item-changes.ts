import { itemUses } from '#domain/alchemy/items/item-uses.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import type { ProItemAction } from '#state/records/pro/pro-items.ts';
import { useCarryOut, useSaveRecord, useFarmNow } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';

export function useSaveItem(): (action: ProItemAction) => boolean {
  const saveRecord = useSaveRecord();
  return (action) => saveRecord(() => action, 'Item saved');
}

export function useDeleteItem(): (item: ProItem) => Promise<boolean> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const farmNow = useFarmNow();
  return async ({ id, name }) => {
    const uses = itemUses(id, farmNow().alchemy);
    const detail = uses === '' ? {} : { detail: uses };
    if (!(await confirm(`Delete item “${name}”?`, detail))) return false;
    return carryOut({ type: 'DELETE_PRO_ITEM', payload: { id } }, 'Item deleted', {
      detail: name,
    });
  };
}
