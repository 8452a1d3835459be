import { Card, Table } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { rowProblem, type RowDraft } from './row-draft.ts';
import { CardCells, RowCells } from './row-cells.tsx';
import classes from './items.module.css';

export interface AddRowProps {
  readonly draft: RowDraft;
  readonly onChange: (draft: RowDraft) => void;
  /** Answers whether the item was added. */
  readonly onAdd: () => boolean;
}

/** The last row of the table: a new item. */
export function AddRow(props: AddRowProps) {
  const { body, addOnEnter, ...row } = useAddRow(props);
  return (
    <Table.Tbody ref={body}>
      <Table.Tr onKeyDown={addOnEnter} className={classes.addRow}>
        <RowCells {...row} />
      </Table.Tr>
    </Table.Tbody>
  );
}

/** The same as a card, for a narrow screen. */
export function AddCard(props: AddRowProps) {
  const { body, addOnEnter, ...row } = useAddRow(props);
  return (
    <Card
      component="section"
      aria-label="New item"
      className={classes.itemCard}
      onKeyDown={addOnEnter}
      ref={body}
    >
      <CardCells {...row} />
    </Card>
  );
}

function useAddRow({ draft, onChange, onAdd }: AddRowProps) {
  const body = useRef<HTMLTableSectionElement & HTMLDivElement>(null);
  const problem = rowProblem(draft);
  const add = () => {
    // The next item is typed right away.
    if (problem === null && onAdd()) body.current?.querySelector('input')?.focus();
  };
  return {
    body,
    fields: {
      draft,
      of: 'new item',
      placeholder: 'New item',
      onChange: (more: Partial<RowDraft>) => onChange({ ...draft, ...more }),
    },
    addOnEnter: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) add();
    },
    actions: (
      <div className={classes.rowActions}>
        <SaveButton type="button" size="xs" disabledReason={problem} onClick={add}>
          Add Item
        </SaveButton>
      </div>
    ),
  };
}
