import { useMemo } from 'react';
import { planMaterialImport } from '#domain/import/import-materials.ts';
import { useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { useCsvSource } from '#ui/csv-import/use-csv-source.ts';
import { selectMaterials } from './select-materials.ts';

const NOUN = ['material', 'materials'] as const;

const TEMPLATE = {
  fileName: 'materials-template.csv',
  rows: [
    [
      'Name',
      'Type',
      'Purchase qty',
      'Purchase unit',
      'Purchase cost ($)',
      'Items per case',
      'Stock',
      'Stock unit',
      'Reorder at',
      'Capacity',
      'Labels per sheet',
      'Soil per tray',
      'Grams per tray',
      'Density (g/ml)',
    ],
    ['Coco coir', 'Soil', 11, 'lb', 18, '', 44, 'lb', '22 lb', '', '', '1.1 lb', '', ''],
    ['4 oz clamshell', 'Container', 1, 'case', 75, 250, 500, 'each', 200, '4 oz', '', '', '', ''],
  ],
} as const;

/** Imports raw materials from a file: what it would do is shown first. */
export function ImportMaterials(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const source = useCsvSource();
  const { table } = source;
  const materials = useFarm(selectMaterials);
  const perform = usePerform();
  const reading = useMemo(
    () => (table === null ? null : planMaterialImport(table, materials)),
    [table, materials],
  );
  return (
    <CsvImportDialog
      opened={props.opened}
      onClose={props.onClose}
      noun={NOUN}
      source={source}
      reading={reading}
      template={TEMPLATE}
      onImport={(materials) => perform({ type: 'IMPORT_RECORDS', payload: { materials } })}
      undoLast={useUndoLast()}
    />
  );
}
