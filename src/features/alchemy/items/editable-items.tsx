import { Card, Table } from '@mantine/core';
import { useCallback } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import { VirtualList } from '#ui/tables/virtual-list.tsx';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import { AddCard, AddRow } from './add-row.tsx';
import { ItemCard, ItemRow } from './item-row.tsx';
import { ROW_HEADS } from './row-cells.tsx';
import { itemOfRow, NEW_ROW, rowPatch, type RowDraft, type RowEdits } from './row-draft.ts';
import { useDeleteItem, useSaveItem } from './use-item-changes.ts';
import type { EditedRows } from './use-row-edits.ts';
import classes from './items.module.css';

/** Usual height of a row of fields and of a card of them, in pixels of the layout. */
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
  const { editsOf, edit, forget } = rows;
  const isNarrow = useIsNarrow();
  const saveItem = useSaveItem();
  const deleteItem = useDeleteItem();
  const save = useCallback(
    (item: ProItem, edits: RowEdits) => {
      const patch = rowPatch(item, edits);
      if (patch === null) return;
      if (saveItem({ type: 'UPDATE_PRO_ITEM', payload: { id: item.id, patch } })) forget(item.id);
    },
    [saveItem, forget],
  );
  const remove = useCallback(
    async (item: ProItem) => {
      if (await deleteItem(item)) forget(item.id);
    },
    [deleteItem, forget],
  );
  const add = () => {
    const isAdded = saveItem({ type: 'ADD_PRO_ITEM', payload: itemOfRow(added) });
    if (isAdded) onChangeAdded(NEW_ROW);
    return isAdded;
  };
  const rowOf = (item: ProItem) => ({
    item,
    edits: editsOf(item.id),
    onEdit: edit,
    onSave: save,
    onDelete: remove,
  });
  const addProps = { draft: added, onChange: onChangeAdded, onAdd: add };
  if (isNarrow) {
    return (
      <>
        {items.length === 0 && <NoItems />}
        <VirtualList
          label="Items"
          items={items}
          itemKey={({ id }) => id}
          itemHeight={CARD_HEIGHT}
          renderItem={(item) => <ItemCard {...rowOf(item)} />}
        />
        <AddCard {...addProps} />
      </>
    );
  }
  return (
    <Card padding={0}>
      {items.length === 0 && <NoItems />}
      <div className={classes.scroller}>
        <Table
          aria-label="Items"
          stickyHeader={false}
          highlightOnHover={false}
          className={classes.table ?? ''}
        >
          <ItemHeads />
          <VirtualRows
            rows={items}
            rowHeight={ROW_HEIGHT}
            columns={ROW_HEADS.length}
            renderRow={(item) => <ItemRow key={item.id} {...rowOf(item)} />}
          />
          <AddRow {...addProps} />
        </Table>
      </div>
    </Card>
  );
}

function ItemHeads() {
  return (
    <Table.Thead>
      <Table.Tr>
        {ROW_HEADS.map((column) => (
          <Table.Th key={column.head} scope="col" ta={'numeric' in column ? 'right' : 'left'}>
            {column.head}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function NoItems() {
  return (
    <EmptyState
      title="No items yet — add your first one below."
      hint="Powders, whole freeze-dried greens, jars and labels belong here, with cost and stock."
    />
  );
}
