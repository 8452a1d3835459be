import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useRef } from 'react';
import {
  type BillDraft,
  billFields,
  type BillPeriod,
  overheadSaveProblem,
} from '#domain/catalog/overheads/overhead-save.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { BillFields } from './bill-fields.tsx';
import classes from './overheads.module.css';
import { useBillDraft } from './use-bill-draft.ts';
import type { ShownPeriod } from './use-bill-period.ts';
import type { OverheadBill } from '#domain/catalog/catalog.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { useSaveRecord, useSeenFarm } from '#state/react/use-farm.ts';

/** Writes down a bill that came. Its month and year are those whose bills are shown. */
export function RecordBillCard({ shown }: { readonly shown: ShownPeriod }) {
  const { draft, change, clear } = useBillDraft(shown);
  const save = useSaveBill(null, shown.period);
  const name = useRef<HTMLInputElement>(null);
  const problem = overheadSaveProblem(draft);
  return (
    <SectionCard title="Record overhead bill">
      <SubmitForm
        onSubmit={() => {
          if (problem !== null || !save(draft)) return;
          clear();
          name.current?.focus();
        }}
      >
        <BillFields draft={draft} onChange={change} nameRef={name} />
        <SaveButton disabledReason={problem} variant="default" className={classes.record}>
          Record bill
        </SaveButton>
      </SubmitForm>
    </SectionCard>
  );
}

export function BillDialog({ bill, ...shown }: ShownDialog & { readonly bill: OverheadBill }) {
  const [draft, change] = useDraft<BillDraft>(bill);
  const save = useSaveBill(bill, bill);
  return (
    <SaveDialog
      {...shown}
      title="Edit bill"
      size="sm"
      problem={overheadSaveProblem(draft)}
      save={() => save(draft)}
    >
      <BillFields draft={draft} onChange={change} />
    </SaveDialog>
  );
}

/** Saves a bill, new or stored, of the period where it does not say its own month; answers whether that worked. */
function useSaveBill(
  stored: OverheadBill | null,
  period: BillPeriod,
): (draft: BillDraft) => boolean {
  const save = useSaveRecord(useSeenFarm());
  return (draft) => {
    const fields = billFields(draft, period);
    return save(
      (newId) =>
        stored === null
          ? { type: 'RECORD_OVERHEAD_BILL', payload: { id: newId('bill'), ...fields } }
          : { type: 'UPDATE_OVERHEAD_BILL', payload: { id: stored.id, patch: fields } },
      stored === null ? 'Bill recorded' : 'Bill saved',
    );
  };
}
