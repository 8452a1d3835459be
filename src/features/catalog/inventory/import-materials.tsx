import { useMemo } from 'react';
import { planMaterialImport } from '#domain/import/import-materials.ts';
import { useFarm, usePerform, useUndoLast } from '#state/use-farm.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { importedText, importToastDetail } from '#ui/csv-import/import-words.ts';
import { useCsvSource } from '#ui/csv-import/use-csv-source.ts';
import { toast } from '#ui/toast.ts';
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
  const undoLast = useUndoLast();
  const reading = useMemo(
    () => (table === null ? null : planMaterialImport(table, materials)),
    [table, materials],
  );
  const runImport = () => {
    if (reading === null || !reading.ok) return;
    const { plan } = reading;
    try {
      perform({ type: 'IMPORT_RECORDS', payload: { materials: plan.records } });
    } catch (error) {
      toast.error(error instanceof Error && error.message !== '' ? error.message : undefined);
      return;
    }
    props.onClose();
    const detail = importToastDetail(plan, '');
    toast.success(importedText(plan, NOUN), { ...detail, undo: undoLast() });
  };
  return (
    <CsvImportDialog
      opened={props.opened}
      onClose={props.onClose}
      noun={NOUN}
      source={source}
      reading={reading}
      template={TEMPLATE}
      onImport={runImport}
    />
  );
}
