import type { ImportPlan } from '#domain/import/import-plan.ts';
import type { FarmAction, PayloadOf } from '../records/farm-action.ts';
import type { SaidBesides } from './farm-context.ts';
import { useCarryOut } from './use-farm.ts';
import { type PlanPreview, usePlanPreview } from './answers/use-plan-preview.ts';

type Imported = Required<PayloadOf<'IMPORT_RECORDS'>>;

interface RecordsImport<Records> {
  /** Imports the records of a file and says so; answers whether that worked. */
  readonly onImport: (records: Records, said: string, more: SaidBesides) => boolean;
}

export function useRecordsImport<Kind extends keyof Imported>(
  kind: Kind,
): RecordsImport<Imported[Kind]> {
  const carryOut = useCarryOut();
  return { onImport: (records, ...told) => carryOut(importOf(kind, records), ...told) };
}

/** Imports records from which the plan follows, and shows what they move in it before. */
export function usePlannedImport<Kind extends keyof Imported>(
  plan: ImportPlan<Imported[Kind]> | null,
  kind: Kind,
): RecordsImport<Imported[Kind]> & { readonly preview: PlanPreview } {
  const preview = usePlanPreview(plan && importOf(kind, plan.records));
  return { ...useRecordsImport(kind), preview };
}

function importOf<Kind extends keyof Imported>(kind: Kind, records: Imported[Kind]): FarmAction {
  return { type: 'IMPORT_RECORDS', payload: { [kind]: records } };
}
