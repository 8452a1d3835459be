import { rowPerLine, type RowOfLine } from '#ui/csv/row-per-line.ts';
import { categoryLabel } from '#domain/orders/order.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.tsx';
import { lineAmount, orderTitle, weighedOunces } from './order-text.ts';

type PlannerLine = RowOfLine<PlannerOrder, PlannerOrder['lines'][number]>;

const COLUMNS: readonly RecordColumn<PlannerLine>[] = [
  { head: 'Date', csv: ({ order }) => order.occurDate },
  { head: 'Order', csv: ({ order }) => orderTitle(order) },
  { head: 'Customer', csv: ({ order }) => order.customer },
  { head: 'Category', csv: ({ order }) => categoryLabel(order.orderCategory) },
  { head: 'Kind', csv: ({ order }) => order.kind },
  { head: 'Item', csv: ({ line }) => line?.name ?? '' },
  { head: 'Mode', csv: ({ line }) => line?.mode ?? '' },
  { head: 'Amount', csv: ({ line }) => (line ? lineAmount(line) : '') },
  {
    head: 'Weight (oz)',
    csv: ({ line }) => {
      const ounces = line ? weighedOunces(line) : null;
      return ounces === null ? '' : Math.round(ounces * 10) / 10;
    },
  },
];

export function plannerCsv(orders: readonly PlannerOrder[]): readonly (readonly CsvCell[])[] {
  return csvRows(COLUMNS, rowPerLine(orders));
}
