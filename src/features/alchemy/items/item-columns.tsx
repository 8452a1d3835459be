import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { ITEM_TYPES } from '#domain/alchemy/items/item-types.ts';
import { isLowStock, reorderThreshold } from '#domain/alchemy/items/low-stock.ts';
import { formatDollars } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { proAmount, reorderLabel } from './item-text.ts';
import { LowStockMark } from './low-stock-mark.tsx';

export const PRO_ITEM_COLUMNS: readonly RecordColumn<ProItem>[] = [
  valueColumn('Name', ({ name }) => name),
  valueColumn('Type', ({ type }) => ITEM_TYPES[type]),
  valueColumn('Unit', ({ unit }) => unit),
  amountColumn(
    'Unit Cost',
    ({ unitCost }) => unitCost,
    (cost) => formatDollars(cost, 4),
  ),
  valueColumn('In Stock', ({ stockQty }) => stockQty, {
    numeric: true,
    cell: (item) => (
      <>
        {proAmount(item.stockQty)}
        <LowStockMark item={item} />
      </>
    ),
    csvHead: 'Stock',
  }),
  {
    head: 'Reorder @',
    numeric: true,
    cell: reorderLabel,
    sortBy: (item) => reorderThreshold(item),
    csv: (item) => (item.reorderMode === 'point' ? item.reorderPoint : null),
    csvHead: 'Reorder Pt',
  },
  {
    head: 'Reorder %',
    csv: (item) => (item.reorderMode === 'percent' ? item.reorderPercent : null),
  },
  { head: 'Low stock', csv: (item) => (isLowStock(item) ? 'Low stock' : null) },
  valueColumn('Supplier', ({ supplier }) => supplier ?? null, {
    cell: ({ supplier }) => supplier ?? '—',
  }),
  { head: 'Notes', csv: ({ notes }) => notes },
];

export const NO_ITEMS = {
  title: 'No items yet — add your first one below.',
  hint: 'Add powders, freeze-dried greens, jars and labels to track cost and stock.',
};
