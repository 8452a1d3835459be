import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useRef } from 'react';
import { overheadSaveProblem } from '#domain/catalog/overheads/overhead-save.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { BillFields } from './bill-fields.tsx';
import classes from './overheads.module.css';
import { useBillDraft } from './use-bill-draft.ts';
import type { ShownPeriod } from './use-bill-period.ts';
import { useSaveBill } from './use-save-bill.ts';

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
