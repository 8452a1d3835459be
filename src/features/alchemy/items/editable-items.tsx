import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { heldProblem } from '#domain/alchemy/items/change-unit.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { type ItemRow, rowAction, rowSaveProblem, type EditedRows } from './row-draft.ts';
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
}) {
  const { items, rows } = props;
  const orders = useFarm((farm) => farm.alchemy.orders);
  const place = useRef<HTMLDivElement>(null);
  const { refused, onSave, onDelete } = useRowChanges(({ id, item }) => {
    rows.forget(id);
    // The next item is typed right away.
    if (item === null)
      place.current?.querySelector<HTMLInputElement>('[data-state="new"] input')?.focus();
  });
  const columns = useMemo(() => rowColumns({ onSave, onDelete }), [onSave, onDelete]);
  const rowOf = (item: ProItem | null): ItemRow => {
    const id = item?.id ?? '';
    const held = item && heldProblem(item, orders);
    const edits = rows.editsOf(id);
    return { id, item, edits, isRefused: refused.has(id), onEdit: rows.edit, held };
  };
  return (
    <div ref={place}>
      <RecordTable
        label="Items"
        columns={columns}
        records={items.map(rowOf)}
        idOf={({ id }) => id}
        stateOf={({ item }) => (item === null ? 'new' : undefined)}
        added={rowOf(null)}
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
function useRowChanges(
  onDone: (row: ItemRow) => void,
): RowChanges & { readonly refused: ReadonlySet<string> } {
  const [refused, setRefused] = useState(NONE);
  const saveItem = useSaveItem();
  const deleteItem = useDeleteItem();
  const onSave = useCallbackRef((row: ItemRow) => {
    const { id, item } = row;
    const action = rowAction(row);
    if (action === null) return;
    const isRight = rowSaveProblem(row) === null;
    // What is wrong with a new row is said at its button.
    if (item !== null)
      setRefused(
        (before) => new Set(isRight ? [...before].filter((one) => one !== id) : [...before, id]),
      );
    if (isRight && saveItem(action)) onDone(row);
  });
  const onDelete = useCallbackRef((row: ItemRow) => {
    if (row.item === null) return;
    void deleteItem(row.item).then((isGone) => isGone && onDone(row));
  });
  return { onSave, onDelete, refused };
}
