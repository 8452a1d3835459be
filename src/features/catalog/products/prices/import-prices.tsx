import { formatSize, seedUnit, sizesOnOffer } from '#ui/format-weights.ts';
import { planPriceImport, priceFileRows } from '#domain/import/import-prices.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useRecordsImport } from '#state/react/use-records-import.ts';
import { selectPartsOf } from '#state/selectors/parts-of-farm.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { useCsvReading } from '#ui/csv-import/use-csv-reading.ts';

const NOUN = ['price', 'prices'] as const;

const [HEADS = []] = priceFileRows([], { varieties: [], products: [] });

const template = () => {
  const size = formatSize(sizesOnOffer()[2] ?? 0);
  return [
    HEADS,
    ['Sunflower', size, '', '', 5, ''],
    ['Sunflower', size, 'Bistro Marlow', '2026-12-01', 4.25, ''],
    ['Pea', seedUnit(), '', '', 18, ''],
  ];
};

const selectPriceSources = selectPartsOf('varieties', 'products', 'prices');

export function ImportPrices(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const csv = useCsvReading(planPriceImport, useFarm(selectPriceSources), useToday());
  const work = useRecordsImport('prices');
  return <CsvImportDialog {...props} {...csv} {...work} noun={NOUN} template={template()} />;
}
