import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { searchItems } from '#domain/alchemy/items/search-items.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { NO_ITEMS, PRO_ITEM_COLUMNS } from './item-columns.tsx';
import { ItemForm } from './item-form.tsx';
import { useDeleteItem } from './use-item-changes.ts';
import type { ItemFormState } from './use-item-form.ts';
import classes from './items.module.css';
import { deleteItem, editItem } from '#ui/tables/menu-items.tsx';

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
        columns={PRO_ITEM_COLUMNS}
        records={found}
        idOf={(item) => item.id}
        nameOf={(item) => item.name}
        menuOf={(item) => [
          editItem(() => void form.edit(item)),
          deleteItem(() => void remove(item)),
        ]}
        empty={
          items.length === 0
            ? NO_ITEMS
            : {
                title: 'No items match your search.',
                hint: 'Search covers names, types, suppliers and notes.',
              }
        }
      />
      <ItemForm key={form.openings} form={form} />
    </div>
  );
}
