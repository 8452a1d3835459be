import { useRef, useState } from 'react';
import type { BillDraft } from '#domain/catalog/overhead-save.ts';
import { overheadSaveProblem } from '#domain/catalog/overhead-save.ts';
import { SaveButton } from '#ui/save-button.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { newBillDraft } from './bill-draft.ts';
import { BillFields } from './bill-fields.tsx';
import { billMonth } from './bill-month.ts';
import classes from './overheads.module.css';
import type { ShownPeriod } from './use-bill-period.ts';
import { useSaveBill } from './use-save-bill.ts';

/** Writes down a bill that came. Its month and year are those whose bills are shown. */
export function RecordBillCard({ shown }: { readonly shown: ShownPeriod }) {
  const { month, period, show } = shown;
  const [typed, setTyped] = useState({ draft: newBillDraft(period), month });
  const save = useSaveBill(null, period);
  const name = useRef<HTMLInputElement>(null);
  // Until the year is typed out it stays as it is typed; another month shown takes its place.
  const draft = typed.month === month ? typed.draft : { ...typed.draft, ...period };
  const problem = overheadSaveProblem(draft);
  const change = (next: BillDraft) => {
    const wanted = billMonth(next.month, next.year) ?? month;
    setTyped({ draft: next, month: wanted });
    if (wanted !== month) show(wanted);
  };
  return (
    <SectionCard title="Record overhead bill">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problem !== null || !save(draft)) return;
          setTyped({ draft: newBillDraft(period), month });
          name.current?.focus();
        }}
      >
        <BillFields draft={draft} onChange={change} nameRef={name} />
        <SaveButton disabledReason={problem} variant="default" className={classes.record}>
          Record bill
        </SaveButton>
      </form>
    </SectionCard>
  );
}
