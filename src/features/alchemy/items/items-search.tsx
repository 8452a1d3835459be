import { TextInput } from '@mantine/core';
import { IconPencil, IconSearch, IconTrash } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { itemTypeLabel } from '#domain/alchemy/items/item-types.ts';
import { searchItems } from '#domain/alchemy/items/search-items.ts';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { formatDollars } from '#ui/format.ts';
import { ItemForm } from './item-form.tsx';
import { LowStockMark } from './low-stock-mark.tsx';
import { proAmount, reorderLabel } from './item-words.ts';
import { useDeleteItem } from './use-item-changes.ts';
import type { ItemFormState } from './use-item-form.ts';
import classes from './items.module.css';

/** The items as a list that can be searched, with a form under it. */
export function ItemsSearch(props: {
  readonly items: readonly ProItem[];
  readonly form: ItemFormState;
}) {
  const { items, form } = props;
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const found = useMemo(() => searchItems(items, wanted), [items, wanted]);
  const remove = useDeleteItem();
  return (
    <div className={classes.search}>
      <TextInput
        aria-label="Search items"
        placeholder="Search by name, type, supplier or notes"
        type="search"
        leftSection={<IconSearch size="1.125rem" aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <RecordTable
        label="Items"
        columns={COLUMNS}
        records={found}
        idOf={(item) => item.id}
        nameOf={(item) => item.name}
        menuOf={(item) => [
          {
            label: 'Edit',
            icon: <IconPencil size="1rem" />,
            onClick: () => void form.edit(item),
          },
          {
            label: 'Delete',
            icon: <IconTrash size="1rem" />,
            onClick: () => void remove(item),
            danger: true,
          },
        ]}
        empty={
          items.length === 0
            ? {
                title: 'No items yet — add your first one below.',
                hint: 'Powders, whole freeze-dried greens, jars and labels belong here, with cost and stock.',
              }
            : {
                title: 'No items match your search.',
                hint: 'Names, types, suppliers and notes are searched.',
              }
        }
      />
      <ItemForm key={form.openings} form={form} />
    </div>
  );
}

const COLUMNS: readonly RecordColumn<ProItem>[] = [
  { head: 'Name', cell: (item) => item.name, sortBy: (item) => item.name.toLowerCase() },
  {
    head: 'Type',
    cell: (item) => itemTypeLabel(item.type),
    sortBy: (item) => itemTypeLabel(item.type),
  },
  { head: 'Unit', cell: (item) => item.unit },
  {
    head: 'Unit Cost',
    numeric: true,
    cell: (item) => formatDollars(item.unitCost, 4),
    sortBy: (item) => item.unitCost,
  },
  {
    head: 'In Stock',
    numeric: true,
    cell: (item) => (
      <>
        {proAmount(item.stockQty)}
        <LowStockMark item={item} />
      </>
    ),
    sortBy: (item) => item.stockQty,
  },
  { head: 'Reorder @', numeric: true, cell: reorderLabel },
  {
    head: 'Supplier',
    cell: (item) => item.supplier ?? '—',
    sortBy: (item) => item.supplier?.toLowerCase() ?? null,
  },
];
