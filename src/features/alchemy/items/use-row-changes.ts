import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { RowChanges } from './row-columns.tsx';
import { rowDraftOf, itemOfRow, rowPatch, rowSaveProblem, type ItemRow } from './row-draft.ts';
import { useDeleteItem, useSaveItem } from './use-item-changes.ts';

const NONE: ReadonlySet<string> = new Set();

/** Save and Delete of the rows, and the rows whose last Save was refused: those say what is wrong. */
export function useRowChanges(done: {
  readonly onSaved: (id: string) => void;
  readonly onAdded: () => void;
}): RowChanges & { readonly refused: ReadonlySet<string> } {
  const { onSaved, onAdded } = done;
  const [refused, setRefused] = useState(NONE);
  const saveItem = useSaveItem();
  const deleteItem = useDeleteItem();
  const onSave = useCallbackRef((row: ItemRow) => {
    const { id, item, edits } = row;
    const draft = rowDraftOf(row);
    const isRight = rowSaveProblem(row) === null;
    if (item === null) {
      if (isRight && saveItem({ type: 'ADD_PRO_ITEM', payload: itemOfRow(draft) })) onAdded();
      return;
    }
    const patch = rowPatch(item, edits);
    if (patch === null) return;
    setRefused(
      (before) => new Set(isRight ? [...before].filter((one) => one !== id) : [...before, id]),
    );
    if (isRight && saveItem({ type: 'UPDATE_PRO_ITEM', payload: { id, patch } })) onSaved(id);
  });
  const onDelete = useCallbackRef((row: ItemRow) => {
    if (row.item === null) return;
    void deleteItem(row.item).then((isGone) => isGone && onSaved(row.id));
  });
  return { onSave, onDelete, refused };
}
