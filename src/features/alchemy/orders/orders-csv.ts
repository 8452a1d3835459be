import type { ProOrder, ProProduct } from '#domain/alchemy/alchemy.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The orders as a table of plain values, a row for every line; an order without lines has one too. */
export function ordersCsv(
  orders: readonly ProOrder[],
  productsById: ReadonlyMap<string, Pick<ProProduct, 'name'>>,
): readonly (readonly CsvCell[])[] {
  return [
    [
      'Order',
      'Status',
      'Created',
      'Due',
      'Customer',
      'Email',
      'Product',
      'Qty',
      'Unit price',
      'Value',
      'Notes',
    ],
    ...orders.flatMap((order) =>
      (order.lines.length > 0 ? order.lines : [null]).map((line) => [
        order.id,
        order.status,
        order.createdAt,
        order.dueAt,
        order.customer.name,
        order.customer.email,
        ...(line === null
          ? [null, null, null, null]
          : [
              productsById.get(line.productId)?.name ?? 'Missing product',
              line.qty,
              line.unitPriceUSD,
              roundTo(line.qty * line.unitPriceUSD, 4),
            ]),
        order.notes,
      ]),
    ),
  ];
}
