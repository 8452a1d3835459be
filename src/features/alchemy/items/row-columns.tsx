import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { noChangesReason, SaveButton } from '#ui/editing/save-button.tsx';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { rowDraft, rowPatch, rowSaveProblem, type ItemRow, type RowEdits } from './row-draft.ts';
import { ROW_FIELDS, type RowFieldOfItem } from './row-fields.tsx';
import classes from './items.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

export interface RowChanges {
  readonly onSave: (row: ItemRow) => void;
  readonly onDelete: (row: ItemRow) => void;
}

/** The columns of the table to type into; rows are sorted by what is stored, so that none jumps while it is typed. */
export function rowColumns(changes: RowChanges): readonly RecordColumn<ItemRow>[] {
  return [
    ...ROW_FIELDS.map((of): RecordColumn<ItemRow> => ({
      head: of.head,
      numeric: of.numeric ?? false,
      cell: (row) => <RowField of={of} {...row} />,
      sortBy: ({ item }) => item && of.sortBy(item),
    })),
    { head: 'Actions', numeric: true, cell: (row) => <RowButtons {...row} {...changes} /> },
  ];
}

/** The same fields one under the other in a card, each with its label. */
export function RowCard(row: ItemRow & RowChanges) {
  const [name, type, unit, unitCost, stock, reorder, supplier] = ROW_FIELDS.map((of) => (
    <RowField key={of.head} of={of} labelled {...row} />
  ));
  return (
    <section aria-label={row.item?.name ?? 'New item'} className={classes.itemCard}>
      {name}
      <div className={classes.pair}>
        {type}
        {unit}
      </div>
      <div className={classes.triple}>
        {unitCost}
        <div>{stock}</div>
        {reorder}
      </div>
      {supplier}
      <RowButtons {...row} />
    </section>
  );
}

/** Drawn anew only where its own row was typed into. */
const RowField = memo(function RowField(
  props: ItemRow & { readonly of: RowFieldOfItem; readonly labelled?: boolean },
) {
  const { of, item, edits, isRefused, id, onEdit, labelled = false } = props;
  const draft = rowDraft(item, edits);
  const onChange = (more: RowEdits) => onEdit(id, more);
  return of.draw({
    item,
    draft,
    field: draftFields(draft, onChange),
    onChange,
    named: {
      ...(labelled && { label: of.head }),
      'aria-label': `${of.head} of ${item?.name ?? 'new item'}`,
    },
    problem: isRefused ? rowSaveProblem(props) : null,
  });
});

function RowButtons({ onSave, onDelete, ...row }: ItemRow & RowChanges) {
  const { item } = row;
  if (item === null) {
    return (
      <div className={classes.rowActions}>
        <SaveButton size="xs" disabledReason={rowSaveProblem(row)} onClick={() => onSave(row)}>
          Add Item
        </SaveButton>
      </div>
    );
  }
  const canSave = rowPatch(item, row.edits) !== null;
  return (
    <div className={classes.rowActions}>
      <SaveButton
        size="xs"
        variant={canSave ? 'filled' : 'default'}
        aria-label={`Save ${item.name}`}
        disabledReason={noChangesReason(canSave)}
        onClick={() => onSave(row)}
      >
        Save
      </SaveButton>
      <ActionIcon aria-label={`Delete ${item.name}`} onClick={() => onDelete(row)}>
        <IconTrash size="1.125rem" />
      </ActionIcon>
    </div>
  );
}
