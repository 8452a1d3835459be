import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { heldProblem } from '#domain/alchemy/items/change-unit.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import {
  NEW_ROW,
  type ItemRow,
  type RowDraft,
  rowDraft,
  itemOfRow,
  rowPatch,
  rowSaveProblem,
  type EditedRows,
} from './row-draft.ts';
import { NO_ITEMS } from './item-columns.tsx';
import { RowCard, rowColumns, type RowChanges } from './row-columns.tsx';
import { useDeleteItem, useSaveItem } from './use-item-changes.ts';
import classes from './items.module.css';

const NONE: ReadonlySet<string> = new Set();

const ROW_HEIGHT = 53;

const CARD_HEIGHT = 330;

/** The items as a table to type into; every row has its own Save, the last one adds. */
export function EditableItems(props: {
  readonly items: readonly ProItem[];
  readonly rows: EditedRows;
  readonly added: RowDraft;
  readonly onChangeAdded: (draft: RowDraft) => void;
}) {
  const { items, rows, added, onChangeAdded } = props;
  const orders = useFarm((farm) => farm.alchemy.orders);
  const place = useRef<HTMLDivElement>(null);
  const { refused, onSave, onDelete } = useRowChanges({
    onSaved: rows.forget,
    onAdded: () => {
      onChangeAdded(NEW_ROW);
      // The next item is typed right away.
      place.current?.querySelector<HTMLInputElement>('[data-state="new"] input')?.focus();
    },
  });
  const columns = useMemo(() => rowColumns({ onSave, onDelete }), [onSave, onDelete]);
  const itemRows = items.map((item): ItemRow => {
    const { id } = item;
    const edits = rows.editsOf(id);
    const held = heldProblem(item, orders);
    return { id, item, edits, isRefused: refused.has(id), onEdit: rows.edit, held };
  });
  return (
    <div ref={place}>
      <RecordTable
        label="Items"
        columns={columns}
        records={itemRows}
        idOf={({ id }) => id}
        stateOf={({ item }) => (item === null ? 'new' : undefined)}
        added={{
          id: '',
          item: null,
          edits: added,
          isRefused: false,
          held: null,
          onEdit: (_id, more) => onChangeAdded({ ...added, ...more }),
        }}
        onEnter={onSave}
        highlightOnHover={false}
        className={classes.table}
        rowHeight={ROW_HEIGHT}
        narrow={{
          as: 'cards',
          height: CARD_HEIGHT,
          draw: (row) => <RowCard {...row} onSave={onSave} onDelete={onDelete} />,
        }}
        empty={NO_ITEMS}
      />
    </div>
  );
}

/** Save and Delete of the rows, and the rows whose last Save was refused: those say what is wrong. */
function useRowChanges(done: {
  readonly onSaved: (id: string) => void;
  readonly onAdded: () => void;
}): RowChanges & { readonly refused: ReadonlySet<string> } {
  const { onSaved, onAdded } = done;
  const [refused, setRefused] = useState(NONE);
  const saveItem = useSaveItem();
  const deleteItem = useDeleteItem();
  const onSave = useCallbackRef((row: ItemRow) => {
    const { id, item, edits } = row;
    const isRight = rowSaveProblem(row) === null;
    if (item === null) {
      if (isRight && saveItem({ type: 'ADD_PRO_ITEM', payload: itemOfRow(rowDraft(null, edits)) }))
        onAdded();
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
