/** A line of a record with the record it stands in; null for a record that has none. */
export interface RowOfLine<R, Line> {
  readonly order: R;
  readonly line: Line | null;
}

/** A row for every line of the orders; an order without lines has one row, too. */
export function rowPerLine<Line, R extends { readonly lines: readonly Line[] }>(
  orders: readonly R[],
): RowOfLine<R, R['lines'][number]>[] {
  return orders.flatMap((order) =>
    (order.lines.length > 0 ? order.lines : [null]).map((line) => ({ order, line })),
  );
}
