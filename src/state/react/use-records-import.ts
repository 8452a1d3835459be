import type { ImportPlan } from '#domain/import/import-plan.ts';
import type { FarmAction, PayloadOf } from '../records/farm-action.ts';
import { usePerform, useUndoLast } from './use-farm.ts';
import { type PlanPreview, usePlanPreview } from './answers/use-plan-preview.ts';

type ToPayload<Records> = (records: Records) => PayloadOf<'IMPORT_RECORDS'>;

interface RecordsImport<Records> {
  readonly onImport: (records: Records) => void;
  readonly undoLast: () => () => boolean;
}

export function useRecordsImport<Records>(payloadOf: ToPayload<Records>): RecordsImport<Records> {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return { onImport: (records) => perform(importOf(payloadOf, records)), undoLast };
}

/** Imports records from which the plan follows, and shows what they move in it before. */
export function usePlannedImport<Records>(
  plan: ImportPlan<Records> | null,
  payloadOf: ToPayload<Records>,
): RecordsImport<Records> & { readonly preview: PlanPreview } {
  const preview = usePlanPreview(plan && importOf(payloadOf, plan.records));
  return { ...useRecordsImport(payloadOf), preview };
}

function importOf<Records>(payloadOf: ToPayload<Records>, records: Records): FarmAction {
  return { type: 'IMPORT_RECORDS', payload: payloadOf(records) };
}
