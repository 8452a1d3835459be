import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import {
  demandOfDraft,
  demandProblem,
  newDemandDraft,
  PRIORITIES,
  windowEnd,
  type DemandDraft,
} from '#domain/capacity/new-demand.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { DateField, SelectField } from '#ui/fields/form-fields.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import type { SimulatorWork } from './use-simulator.ts';
import classes from './simulator.module.css';

export function DemandFormCard({ work }: { readonly work: SimulatorWork }) {
  const { varieties, window, knownIds } = work;
  const sorted = useMemo(() => varieties.toSorted(byNameThenId), [varieties]);
  const [draft, change, field] = useDraft(() => newDemandDraft(sorted));
  const problem = demandProblem(draft);
  const add = () => problem === null && work.add(demandOfDraft(draft, window, knownIds));
  return (
    <div className="no-print">
      <SectionCard title="Add demand">
        <SubmitForm onSubmit={add} className={classes.form}>
          <TextInput label="Label" className={classes.wide} {...field.text('label')} />
          <SelectField
            label="Variety"
            className={classes.wide}
            data={choicesOf(sorted)}
            {...field.of('varietyId')}
          />
          <AmountField label="Trays" {...field.of('traysNeeded')} />
          <AmountField label="Oz per tray" {...field.of('ozPerTray')} />
          <DateField
            label="Target date"
            className={classes.day}
            value={draft.targetDate ?? windowEnd(window)}
            onChange={(targetDate) => change({ targetDate })}
          />
          <SelectField label="Priority" data={PRIORITIES} {...field.of('priority')} />
          <DemandFormFoot
            draft={draft}
            problem={problem}
            onChange={change}
            onTry={() => work.tryDemand(demandOfDraft(draft, window, knownIds))}
          />
        </SubmitForm>
      </SectionCard>
    </div>
  );
}

function AmountField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  return <NumberField {...props} allowDecimal={false} className={classes.amount} />;
}

function choicesOf(varieties: readonly Variety[]) {
  if (varieties.length === 0) return [{ value: '', label: 'No varieties yet' }];
  return varieties.map(({ id, name }) => ({ value: id, label: name }));
}

function DemandFormFoot(
  props: FormOf<DemandDraft> & { readonly problem: string | null; readonly onTry: () => void },
) {
  const { draft, problem, onChange, onTry } = props;
  return (
    <div className={classes.formFoot}>
      <Checkbox label="Freeze-dry" {...draftFields(draft, onChange).checked('requiresFreezeDry')} />
      <SaveButton variant="default" disabledReason={problem}>
        Add Demand
      </SaveButton>
      <SaveButton variant="default" disabledReason={problem} data-try-demand onClick={onTry}>
        Try it
      </SaveButton>
    </div>
  );
}
