import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { isLowStock } from '#domain/alchemy/items/low-stock.ts';
import { itemTypeLabel } from '#domain/alchemy/items/item-types.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The items as a table of plain values. */
export function itemsCsv(items: readonly ProItem[]): readonly (readonly CsvCell[])[] {
  return [
    [
      'Name',
      'Type',
      'Unit',
      'Unit Cost',
      'Stock',
      'Reorder Pt',
      'Reorder %',
      'Low stock',
      'Supplier',
      'Notes',
    ],
    ...items.map((item) => [
      item.name,
      itemTypeLabel(item.type),
      item.unit,
      item.unitCost,
      item.stockQty,
      item.reorderMode === 'point' ? item.reorderPoint : null,
      item.reorderMode === 'percent' ? item.reorderPercent : null,
      isLowStock(item) ? 'Low stock' : null,
      item.supplier,
      item.notes,
    ]),
  ];
}
