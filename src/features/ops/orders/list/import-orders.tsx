import { useMemo } from 'react';
import { planOrderImport } from '#domain/import/import-orders.ts';
import { planMovesLabel } from '#domain/planning/plan-moves.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/use-plan-preview.ts';
import { CsvImportDialog } from '#ui/csv-import/csv-import-dialog.tsx';
import { useCsvSource } from '#ui/csv-import/use-csv-source.ts';

const NOUN = ['order', 'orders'] as const;

const TEMPLATE = {
  fileName: 'orders-template.csv',
  rows: [
    [
      'Order',
      'Customer',
      'Category',
      'Kind',
      'Date',
      'Weekday',
      'Every (weeks)',
      'Week of month',
      'Product',
      'Variety',
      'Package (oz)',
      'Count',
      'Weight',
      'Unit',
    ],
    [
      'Chef tasting',
      'Chez Ana',
      'Restaurant',
      'ONCE',
      '2026-12-04',
      '',
      '',
      '',
      'Sunflower',
      '',
      4,
      10,
      '',
      '',
    ],
    [
      'Chef tasting',
      'Chez Ana',
      'Restaurant',
      'ONCE',
      '2026-12-04',
      '',
      '',
      '',
      '',
      'Pea',
      '',
      '',
      2,
      'lb',
    ],
    [
      'Saturday stand',
      '',
      'Farmers Market',
      'WEEKLY',
      '2026-12-05',
      'Saturday',
      1,
      '',
      'Sunflower',
      '',
      2,
      24,
      '',
      '',
    ],
  ],
} as const;

/** Imports orders from a file: what it would do is shown first, with what it moves in the plan. */
export function ImportOrders(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const source = useCsvSource();
  const { table } = source;
  const { orders, recurring, single, products, varieties } = useFarm(selectFarm);
  const perform = usePerform();
  const reading = useMemo(
    () =>
      table === null
        ? null
        : planOrderImport(table, { orders, recurring, single, products, varieties }),
    [table, orders, recurring, single, products, varieties],
  );
  const plan = reading?.ok ? reading.plan : null;
  const action = useMemo<FarmAction | null>(
    () =>
      plan === null || !props.opened
        ? null
        : { type: 'IMPORT_RECORDS', payload: { orders: plan.records } },
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
      onImport={(orders) => perform({ type: 'IMPORT_RECORDS', payload: { orders } })}
      undoLast={useUndoLast()}
    />
  );
}

const selectFarm = (farm: FarmDocument) => farm;
