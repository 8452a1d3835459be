import { rowPerLine, type RowOfLine } from '#ui/csv/row-per-line.ts';
import type { ProOrder, ProProduct } from '#domain/alchemy/alchemy.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.tsx';

type ProductNames = ReadonlyMap<string, Pick<ProProduct, 'name'>>;

type OrderLine = RowOfLine<ProOrder, ProOrder['lines'][number]>;

export function ordersCsv(
  orders: readonly ProOrder[],
  productsById: ProductNames,
): readonly (readonly CsvCell[])[] {
  return csvRows(columnsOf(productsById), rowPerLine(orders));
}

function columnsOf(productsById: ProductNames): readonly RecordColumn<OrderLine>[] {
  return [
    { head: 'Order', csv: ({ order }) => order.id },
    { head: 'Status', csv: ({ order }) => order.status },
    { head: 'Created', csv: ({ order }) => order.createdAt },
    { head: 'Due', csv: ({ order }) => order.dueAt },
    { head: 'Customer', csv: ({ order }) => order.customer.name },
    { head: 'Email', csv: ({ order }) => order.customer.email },
    {
      head: 'Product',
      csv: ({ line }) => line && (productsById.get(line.productId)?.name ?? 'Missing product'),
    },
    { head: 'Qty', csv: ({ line }) => line && line.qty },
    { head: 'Unit price', csv: ({ line }) => line && line.unitPriceUSD },
    { head: 'Value', csv: ({ line }) => line && roundTo(line.qty * line.unitPriceUSD, 4) },
    { head: 'Notes', csv: ({ order }) => order.notes },
  ];
}
