import { VARIETY_HEADS } from '#domain/import/variety-fields.ts';
import { planVarietyImport } from '#domain/import/import-varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { usePlannedImport } from '#state/react/use-records-import.ts';
import { selectVarietyIdsEverUsed } from '#state/selectors/ids-ever-used.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { useCsvReading } from '#ui/csv-import/use-csv-reading.ts';

const NOUN = ['variety', 'varieties'] as const;

const SHOP = 'https://seeds.example.com/sunflower';

const TEMPLATE = [
  VARIETY_HEADS,
  ['Sunflower', 16, 10, 190, 25, 78, '2 4 8', SHOP, 'Soak 8 hours'],
  ['Red Basil', 5.5, 21, 12, 1, 32, '1 2', '', ''],
];

export function ImportVarieties(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const varieties = useFarm((farm) => farm.varieties);
  const catalog = useFarm((farm) => farm.catalog);
  const everUsed = useFarm(selectVarietyIdsEverUsed);
  const csv = useCsvReading(planVarietyImport, varieties, everUsed, catalog);
  const work = usePlannedImport(props.opened ? csv.plan : null, 'varieties');
  return <CsvImportDialog {...props} {...csv} {...work} noun={NOUN} template={TEMPLATE} />;
}
