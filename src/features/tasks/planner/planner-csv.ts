import { categoryLabel } from '#domain/orders/category-label.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { lineAmount } from './order-words.ts';
import { orderTitle } from './planner-month.ts';

/** The orders of the shown weeks as a table, a line per item. */
export function plannerCsv(orders: readonly PlannerOrder[]): CsvCell[][] {
  return [
    ['Date', 'Order', 'Customer', 'Category', 'Kind', 'Item', 'Mode', 'Amount', 'Weight (oz)'],
    ...orders.flatMap((order) => {
      const head = [
        order.occurDate,
        orderTitle(order),
        order.customer,
        categoryLabel(order.orderCategory),
        order.kind,
      ];
      if (order.lines.length === 0) return [[...head, '', '', '', '']];
      return order.lines.map((line) => [
        ...head,
        line.name,
        line.mode,
        lineAmount(line),
        Math.round(line.ounces * 10) / 10,
      ]);
    }),
  ];
}
