import { MATERIAL_HEADS } from '#domain/import/material-fields.ts';
import { planMaterialImport } from '#domain/import/import-materials.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useRecordsImport } from '#state/react/use-records-import.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { useCsvReading } from '#ui/csv-import/use-csv-reading.ts';

const NOUN = ['material', 'materials'] as const;

const TEMPLATE = [
  MATERIAL_HEADS,
  ['Coco coir', 'Soil', 11, 'lb', 18, '', 44, 'lb', '22 lb', '', '', '1.1 lb', '', ''],
  ['4 oz clamshell', 'Container', 1, 'case', 75, 250, 500, 'each', 200, '4 oz', '', '', '', ''],
];

export function ImportMaterials(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const materials = useFarm((farm) => farm.catalog.materials);
  const csv = useCsvReading(planMaterialImport, materials);
  const work = useRecordsImport('materials');
  return <CsvImportDialog {...props} {...csv} {...work} noun={NOUN} template={TEMPLATE} />;
}
