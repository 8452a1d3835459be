import { menuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { inFarmUnits, toCsv, type CsvCell, downloadText } from '#ui/csv/csv.ts';
import { Box } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';

/** Orders from and to files where there is no room for two buttons. */
export function OrdersFileMenu(props: {
  readonly fileRows: () => readonly (readonly CsvCell[])[];
  readonly onImport: () => void;
}) {
  return (
    <Box ml="auto">
      <RowMenu
        label="Files of orders"
        items={[
          menuItem('Import CSV', IconFileUpload, props.onImport),
          menuItem('Download CSV', IconDownload, () =>
            downloadText('orders.csv', toCsv(inFarmUnits(props.fileRows(), true))),
          ),
        ]}
      />
    </Box>
  );
}
