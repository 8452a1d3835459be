import { Box } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { orderFileRows } from '#domain/import/import-orders.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';
import { CsvButton, ImportCsvButton } from '#ui/csv/csv-button.tsx';
import { type CsvCell, downloadTable } from '#ui/csv/csv.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { menuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import type { OrderRow } from './order-rows.ts';

/** Orders from and to files: two buttons, on a phone a menu. */
export function OrdersFiles(props: {
  readonly rows: readonly OrderRow[];
  readonly onImport: () => void;
}) {
  const { rows, onImport } = props;
  const fileRows = useOrdersFile(rows);
  if (!useIsPhone()) {
    return (
      <>
        <ImportCsvButton onClick={onImport} />
        <CsvButton fileName="orders.csv" canBeImported rows={fileRows} />
      </>
    );
  }
  return (
    <Box ml="auto">
      <RowMenu
        label="Files of orders"
        items={[
          menuItem('Import CSV', IconFileUpload, onImport),
          menuItem('Download CSV', IconDownload, () =>
            downloadTable('orders.csv', fileRows(), true),
          ),
        ]}
      />
    </Box>
  );
}

/** The listed orders as a file that can be imported again: a line for each item, days as ISO dates. */
function useOrdersFile(rows: readonly OrderRow[]): () => readonly (readonly CsvCell[])[] {
  const orders = useFarm(selectOrdersById);
  const products = useFarm((farm) => farm.products);
  const varieties = useFarm((farm) => farm.varieties);
  return () => {
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const listed = rows.flatMap(({ id }) => orders.get(id) ?? []);
    return orderFileRows(listed, { products, varieties }, [
      { head: 'When', cell: ({ id }) => rowOf.get(id)?.when ?? null },
      { head: 'Next', cell: ({ id }) => rowOf.get(id)?.next ?? null },
    ]);
  };
}
