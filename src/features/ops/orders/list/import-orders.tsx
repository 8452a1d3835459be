import { ORDER_FILE_HEADS, planOrderImport } from '#domain/import/import-orders.ts';
import { ORDER_LISTS } from '#domain/orders/stored-order.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { usePlannedImport } from '#state/react/use-records-import.ts';
import { selectPartsOf } from '#state/selectors/parts-of-farm.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { useCsvReading } from '#ui/csv-import/use-csv-reading.ts';

const NOUN = ['order', 'orders'] as const;

const TASTING = ['Chef tasting', 'Chez Ana', 'Restaurant', 'ONCE', '2026-12-04', '', '', ''];
const STAND = ['Saturday stand', '', 'Farmers Market', 'WEEKLY', '2026-12-05', 'Saturday', 1, ''];

const TEMPLATE = [
  ORDER_FILE_HEADS,
  [...TASTING, 'Sunflower', '', 4, 10, '', ''],
  [...TASTING, '', 'Pea', '', '', 2, 'lb'],
  [...STAND, 'Sunflower', '', 2, 24, '', ''],
];

export function ImportOrders(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const csv = useCsvReading(planOrderImport, useFarm(selectImportFarm));
  const work = usePlannedImport(props.opened ? csv.plan : null, 'orders');
  return <CsvImportDialog {...props} {...csv} {...work} noun={NOUN} template={TEMPLATE} />;
}

const selectImportFarm = selectPartsOf(...ORDER_LISTS, 'products', 'varieties');
