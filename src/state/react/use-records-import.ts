import type { ImportPlan } from '#domain/import/import-plan.ts';
import type { ImportAction } from '../actions/import-action.ts';
import { usePerform, useUndoLast } from './use-farm.ts';
import { usePlanPreview } from './use-plan-preview.ts';
import type { PlanPreview } from './use-plan-preview.ts';

/** How records of a file come into the farm, what that moves in the plan, and what takes it back. */
export interface RecordsImport<Records> {
  readonly preview: PlanPreview;
  readonly onImport: (records: Records) => void;
  readonly undoLast: () => () => boolean;
}

/**
 * Imports records of one kind.
 *
 * @param plan - What the file would do; null while there is nothing to preview.
 * @param payloadOf - Names the kind of the records.
 */
export function useRecordsImport<Records>(
  plan: ImportPlan<Records> | null,
  payloadOf: (records: Records) => ImportAction['payload'],
): RecordsImport<Records> {
  const perform = usePerform();
  const actionOf = (records: Records) =>
    ({ type: 'IMPORT_RECORDS', payload: payloadOf(records) }) as const;
  const preview = usePlanPreview(plan === null ? null : actionOf(plan.records));
  return {
    preview,
    onImport: (records) => perform(actionOf(records)),
    undoLast: useUndoLast(),
  };
}
