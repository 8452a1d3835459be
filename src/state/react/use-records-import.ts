import type { ImportPlan } from '#domain/import/import-plan.ts';
import type { FarmAction, PayloadOf } from '../records/farm-action.ts';
import type { SaidBesides } from './farm-context.ts';
import { useCarryOut } from './use-farm.ts';
import { usePlanPreview } from './answers/use-plan-preview.ts';

type Imported = Required<PayloadOf<'IMPORT_RECORDS'>>;

export function useRecordsImport<Kind extends keyof Imported>(kind: Kind) {
  const carryOut = useCarryOut();
  return {
    /** Imports the records of a file and says so; answers whether that worked. */
    onImport: (records: Imported[Kind], said: string, more: SaidBesides) =>
      carryOut(importOf(kind, records), said, more),
  };
}

/** Imports records from which the plan follows, and shows what they move in it before. */
export function usePlannedImport<Kind extends keyof Imported>(
  plan: ImportPlan<Imported[Kind]> | null,
  kind: Kind,
) {
  const preview = usePlanPreview(plan && importOf(kind, plan.records));
  return { ...useRecordsImport(kind), preview };
}

function importOf<Kind extends keyof Imported>(kind: Kind, records: Imported[Kind]): FarmAction {
  return { type: 'IMPORT_RECORDS', payload: { [kind]: records } };
}
