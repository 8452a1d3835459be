import { IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { itemTypeLabel } from '#domain/alchemy/items/item-types.ts';
import { reorderThreshold } from '#domain/alchemy/items/low-stock.ts';
import { noChangesReason, SaveButton } from '#ui/editing/save-button.tsx';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { LowStockMark } from './low-stock-mark.tsx';
import { rowDraftOf, isChanged, rowSaveProblem, type ItemRow } from './row-draft.ts';
import {
  NameField,
  ReorderField,
  StockField,
  SupplierField,
  TypeField,
  UnitCostField,
  UnitField,
  type RowFieldsProps,
} from './row-fields.tsx';
import classes from './items.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

export interface RowChanges {
  readonly onSave: (row: ItemRow) => void;
  readonly onDelete: (row: ItemRow) => void;
}

/** The columns of the table to type into; rows are sorted by what is stored, so that none jumps while it is typed. */
export function rowColumns(changes: RowChanges): readonly RecordColumn<ItemRow>[] {
  return [
    {
      head: 'Name',
      cell: (row) => <RowField as={NameField} {...row} />,
      sortBy: ({ item }) => item?.name ?? null,
    },
    {
      head: 'Type',
      cell: (row) => <RowField as={TypeField} {...row} />,
      sortBy: ({ item }) => item && itemTypeLabel(item.type),
    },
    {
      head: 'Unit',
      cell: (row) => <RowField as={UnitField} {...row} />,
      sortBy: ({ item }) => item?.unit ?? null,
    },
    {
      head: 'Unit Cost',
      numeric: true,
      cell: (row) => <RowField as={UnitCostField} {...row} />,
      sortBy: ({ item }) => item?.unitCost ?? null,
    },
    {
      head: 'Stock',
      numeric: true,
      cell: (row) => (
        <>
          <RowField as={StockField} {...row} />
          {row.item && <LowStockMark item={row.item} />}
        </>
      ),
      sortBy: ({ item }) => item?.stockQty ?? null,
    },
    {
      head: 'Reorder Pt',
      numeric: true,
      cell: (row) => <RowField as={ReorderField} {...row} />,
      sortBy: ({ item }) => item && reorderThreshold(item),
    },
    {
      head: 'Supplier',
      cell: (row) => <RowField as={SupplierField} {...row} />,
      sortBy: ({ item }) => item?.supplier ?? null,
    },
    {
      head: 'Actions',
      numeric: true,
      cell: (row) => <RowButtons {...row} {...changes} />,
    },
  ];
}

/** The same fields one under the other in a card, each with its label. */
export function RowCard(row: ItemRow & RowChanges) {
  const field = (as: RowFieldsView) => <RowField as={as} labelled {...row} />;
  return (
    <section aria-label={row.item?.name ?? 'New item'} className={classes.itemCard}>
      {field(NameField)}
      <div className={classes.pair}>
        {field(TypeField)}
        {field(UnitField)}
      </div>
      <div className={classes.triple}>
        {field(UnitCostField)}
        <div>
          {field(StockField)}
          {row.item && <LowStockMark item={row.item} />}
        </div>
        {field(ReorderField)}
      </div>
      {field(SupplierField)}
      <RowButtons {...row} />
    </section>
  );
}

type RowFieldsView = (props: RowFieldsProps) => ReactNode;

/** Drawn anew only where its own row was typed into. */
const RowField = memo(function RowField(
  props: ItemRow & { readonly as: RowFieldsView; readonly labelled?: boolean },
) {
  const { as: Field, item, isRefused, id, onEdit, labelled = false } = props;
  const draft = rowDraftOf(props);
  return (
    <Field
      item={item}
      draft={draft}
      labelled={labelled}
      {...(item === null
        ? { of: 'new item', placeholder: 'New item' }
        : { of: item.name, reorderMode: item.reorderMode })}
      problem={isRefused ? rowSaveProblem(props) : null}
      onChange={(more) => onEdit(id, more)}
    />
  );
});

function RowButtons({ onSave, onDelete, ...row }: ItemRow & RowChanges) {
  const { item } = row;
  if (item === null) {
    return (
      <div className={classes.rowActions}>
        <SaveButton
          type="button"
          size="xs"
          disabledReason={rowSaveProblem(row)}
          onClick={() => onSave(row)}
        >
          Add Item
        </SaveButton>
      </div>
    );
  }
  const canSave = isChanged(row);
  return (
    <div className={classes.rowActions}>
      <SaveButton
        type="button"
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
