import { ActionIcon, Card, Table } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo, useState, type KeyboardEvent } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { LowStockMark } from './low-stock-mark.tsx';
import { rowDraft, rowPatch, rowProblem, type RowEdits } from './row-draft.ts';
import { CardCells, RowCells } from './row-cells.tsx';
import classes from './items.module.css';

export interface ItemRowProps {
  readonly item: ProItem;
  readonly edits: RowEdits;
  readonly onEdit: (id: string, edits: RowEdits) => void;
  readonly onSave: (item: ProItem, edits: RowEdits) => void;
  readonly onDelete: (item: ProItem) => void;
}

/** An item as a row of fields with a Save of its own. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { saveOnEnter, ...row } = useRow(props);
  return (
    <Table.Tr onKeyDown={saveOnEnter} className={classes.row}>
      <RowCells {...row} />
    </Table.Tr>
  );
});

/** The same row as a card, for a narrow screen. */
export const ItemCard = memo(function ItemCard(props: ItemRowProps) {
  const { saveOnEnter, ...row } = useRow(props);
  return (
    <Card
      component="section"
      aria-label={props.item.name}
      className={classes.itemCard}
      onKeyDown={saveOnEnter}
    >
      <CardCells {...row} />
    </Card>
  );
});

function useRow({ item, edits, onEdit, onSave, onDelete }: ItemRowProps) {
  const [refused, setRefused] = useState(false);
  const draft = rowDraft(item, edits);
  const isChanged = rowPatch(item, edits) !== null;
  const problem = rowProblem(draft);
  const save = () => {
    if (!isChanged) return;
    setRefused(problem !== null);
    if (problem === null) onSave(item, edits);
  };
  const actions = (
    <div className={classes.rowActions}>
      <SaveButton
        type="button"
        size="xs"
        variant={isChanged ? 'filled' : 'default'}
        aria-label={`Save ${item.name}`}
        disabledReason={isChanged ? null : 'No changes to save yet'}
        onClick={save}
      >
        Save
      </SaveButton>
      <ActionIcon aria-label={`Delete ${item.name}`} onClick={() => onDelete(item)}>
        <IconTrash size="1.125rem" />
      </ActionIcon>
    </div>
  );
  return {
    fields: {
      draft,
      of: item.name,
      reorderMode: item.reorderMode,
      problem: refused ? problem : null,
      onChange: (more: RowEdits) => onEdit(item.id, more),
    },
    saveOnEnter: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save();
    },
    stockMark: <LowStockMark item={item} />,
    actions,
  };
}
