import { useCallback } from 'react';
import { orderFileRows } from '#domain/import/import-orders.ts';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import type { OrderRow } from './order-rows.ts';

/** The listed orders as a file that can be imported again: a line for each item, days as ISO dates. */
export function useOrdersFile(rows: readonly OrderRow[]): () => readonly (readonly CsvCell[])[] {
  const orders = useFarm(selectOrdersById);
  const products = useFarm((farm) => farm.products);
  const varieties = useFarm((farm) => farm.varieties);
  return useCallback(() => {
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const listed = rows.flatMap(({ id }) => orders.get(id) ?? []);
    return orderFileRows(listed, { products, varieties }, [
      { head: 'When', cell: ({ id }) => rowOf.get(id)?.when ?? null },
      { head: 'Next', cell: ({ id }) => rowOf.get(id)?.next ?? null },
    ]);
  }, [rows, orders, products, varieties]);
}
