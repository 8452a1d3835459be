import type { ReactNode } from 'react';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { TextInput } from '@mantine/core';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { ITEM_TYPES } from '#domain/alchemy/items/item-types.ts';
import { reorderThreshold } from '#domain/alchemy/items/low-stock.ts';
import { PRO_UNITS } from '#domain/units/unit.ts';
import type { draftFields } from '#ui/editing/draft-fields.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';
import type { SortValue } from '#ui/tables/record-column.tsx';
import { LowStockMark } from './low-stock-mark.tsx';
import { rowInUnit, type RowDraft, type RowEdits } from './row-draft.ts';
import classes from './items.module.css';

interface RowFieldProps {
  /** As it is stored; null in the new row. */
  readonly item: ProItem | null;
  readonly draft: RowDraft;
  readonly field: ReturnType<typeof draftFields<RowDraft>>;
  readonly onChange: (edits: RowEdits) => void;
  /** Label above the field where there is no column head, and its name for screen readers. */
  readonly named: { readonly label?: string; readonly 'aria-label': string };
  readonly problem: string | null;
}

/** A field of a row: the head of its column, and what that is sorted by. */
export interface RowFieldOfItem {
  readonly head: string;
  readonly numeric?: true;
  readonly sortBy: (item: ProItem) => SortValue;
  readonly draw: (props: RowFieldProps) => ReactNode;
}

/** In the order of their columns. */
export const ROW_FIELDS: readonly RowFieldOfItem[] = [
  {
    head: 'Name',
    sortBy: ({ name }) => name,
    draw: ({ item, field, named, problem }) => (
      <TextInput
        {...named}
        {...field.text('name')}
        {...(item === null && { placeholder: 'New item' })}
        error={problem !== null && <span role="alert">{problem}</span>}
      />
    ),
  },
  {
    head: 'Type',
    sortBy: ({ type }) => ITEM_TYPES[type],
    draw: ({ field, named }) => <SelectField {...named} data={ITEM_TYPES} {...field.of('type')} />,
  },
  {
    head: 'Unit',
    sortBy: ({ unit }) => unit,
    draw: ({ item, draft: { unit }, named, onChange }) => (
      <SelectField
        {...named}
        data={[...(unit === '' ? [{ value: '' as const, label: 'Unit' }] : []), ...PRO_UNITS]}
        value={unit}
        onChange={(picked) => picked !== '' && onChange(rowInUnit(item, picked))}
      />
    ),
  },
  {
    head: 'Unit Cost',
    numeric: true,
    sortBy: ({ unitCost }) => unitCost,
    draw: ({ field, named }) => (
      <MoneyField
        min={null}
        {...named}
        className={classes.number ?? ''}
        decimalScale={4}
        minDecimals={4}
        thousandSeparator={undefined}
        {...field.of('unitCost')}
      />
    ),
  },
  {
    head: 'Stock',
    numeric: true,
    sortBy: ({ stockQty }) => stockQty,
    draw: ({ item, field, named }) => (
      <>
        <NumberField
          min={null}
          {...named}
          className={classes.number ?? ''}
          thousandSeparator=","
          decimalScale={6}
          {...field.of('stockQty')}
        />
        {item && <LowStockMark item={item} />}
      </>
    ),
  },
  {
    head: 'Reorder Pt',
    numeric: true,
    sortBy: (item) => reorderThreshold(item),
    draw: ({ item, field, named }) => (
      <NumberField
        {...named}
        className={classes.number ?? ''}
        thousandSeparator=","
        {...(item?.reorderMode === 'percent' && { suffix: '%', max: 100 })}
        {...field.of('reorder')}
      />
    ),
  },
  {
    head: 'Supplier',
    sortBy: ({ supplier }) => supplier ?? null,
    draw: ({ field, named }) => <TextInput {...named} {...field.text('supplier')} />,
  },
];
