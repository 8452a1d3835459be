import { useMemo } from 'react';
import { planVarietyImport } from '#domain/import/import-varieties.ts';
import { planMovesLabel } from '#domain/planning/plan-moves.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { selectVarietyIdsEverUsed } from '#state/selectors/ids-ever-used.ts';
import { useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/use-plan-preview.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { useCsvSource } from '#ui/csv-import/use-csv-source.ts';

const NOUN = ['variety', 'varieties'] as const;

const TEMPLATE = {
  fileName: 'varieties-template.csv',
  rows: [
    [
      'Variety',
      'Avg yield (oz/tray)',
      'DTH',
      'Seed density (g/tray)',
      'Seed bag (lb)',
      'Bag cost ($)',
      'Pack sizes (oz)',
      'Reorder link',
      'Notes',
    ],
    [
      'Sunflower',
      16,
      10,
      190,
      25,
      78,
      '2 4 8',
      'https://seeds.example.com/sunflower',
      'Soak 8 hours',
    ],
    ['Red Basil', 5.5, 21, 12, 1, 32, '1 2', '', ''],
  ],
} as const;

/** Imports varieties from a file: what it would do is shown first, with what it moves in the plan. */
export function ImportVarieties(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const source = useCsvSource();
  const { table } = source;
  const varieties = useFarm((farm) => farm.varieties);
  const everUsed = useFarm(selectVarietyIdsEverUsed);
  const perform = usePerform();
  const reading = useMemo(
    () => (table === null ? null : planVarietyImport(table, varieties, everUsed)),
    [table, varieties, everUsed],
  );
  const plan = reading?.ok ? reading.plan : null;
  const action = useMemo<FarmAction | null>(
    () =>
      plan === null || !props.opened
        ? null
        : { type: 'IMPORT_RECORDS', payload: { varieties: plan.records } },
    [plan, props.opened],
  );
  const moves = planMovesLabel(usePlanPreview(action));
  return (
    <CsvImportDialog
      opened={props.opened}
      onClose={props.onClose}
      noun={NOUN}
      source={source}
      reading={reading}
      moves={moves}
      template={TEMPLATE}
      onImport={(varieties) => perform({ type: 'IMPORT_RECORDS', payload: { varieties } })}
      undoLast={useUndoLast()}
    />
  );
}
