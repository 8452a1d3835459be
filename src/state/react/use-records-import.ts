import type { ImportPlan } from '#domain/import/import-plan.ts';
import type { ImportAction } from '../actions/import-action.ts';
import { usePerform, useUndoLast } from './use-farm.ts';
import { usePlanPreview } from './use-plan-preview.ts';
import type { PlanPreview } from './use-plan-preview.ts';

type PayloadOf<Records> = (records: Records) => ImportAction['payload'];

/** How records of a file come into the farm, and what takes them back. */
export interface RecordsImport<Records> {
  readonly onImport: (records: Records) => void;
  readonly undoLast: () => () => boolean;
}

/** Imports records of one kind, which `payloadOf` names. */
export function useRecordsImport<Records>(payloadOf: PayloadOf<Records>): RecordsImport<Records> {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return { onImport: (records) => perform(importOf(payloadOf, records)), undoLast };
}

/** Imports records from which the plan follows, and shows what they move in it before. */
export function usePlannedImport<Records>(
  plan: ImportPlan<Records> | null,
  payloadOf: PayloadOf<Records>,
): RecordsImport<Records> & { readonly preview: PlanPreview } {
  const preview = usePlanPreview(plan && importOf(payloadOf, plan.records));
  return { ...useRecordsImport(payloadOf), preview };
}

function importOf<Records>(payloadOf: PayloadOf<Records>, records: Records): ImportAction {
  return { type: 'IMPORT_RECORDS', payload: payloadOf(records) };
}
