import { PERCENT } from '#domain/units/limits.ts';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { Select, TextInput } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { selectSeedVarieties } from '#state/selectors/seeds.ts';
import { useCarryOut, useFarm, useNewId, useNow } from '#state/react/use-farm.ts';
import { DateField } from '#ui/fields/form-fields.tsx';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { QuietNote, SmallSubtleButton } from '#ui/kit/plain-parts.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './seed-vault.module.css';
import { EMPTY_INTAKE, intakeProblem, type IntakeDraft, useLotNote } from './intake-form.ts';
import { formatDollars, formatLb } from '#ui/format.ts';

export function IntakeCard() {
  const first = useRef<HTMLInputElement>(null);
  const { varieties, draft, change, problem, save } = useIntake(() => first.current?.focus());
  const field = draftFields(draft, change);
  return (
    <SectionCard title="Add Intake">
      <SubmitForm className={classes.intake} onSubmit={save}>
        <Select
          ref={first}
          label="Variety"
          className={classes.variety}
          placeholder="Choose a variety"
          searchable
          data={varieties.map(({ id, name }) => ({ value: id, label: name }))}
          {...field.of('varietyId')}
          nothingFoundMessage="No matches"
        />
        <NumberField
          label="Pounds"
          weight="lb"
          className={classes.pounds}
          {...field.of('pounds')}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <MoneyField
          label="Paid"
          className={classes.paid}
          placeholder="Optional"
          {...field.of('paid')}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <TextInput
          label="Lot"
          className={classes.lot}
          placeholder="Optional"
          {...field.text('lot')}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <TextInput
          label="Note"
          className={classes.intakeNote}
          placeholder="Bag or supplier"
          {...field.text('note')}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <MoreOfBag draft={draft} onChange={change} />
        <SaveButton disabledReason={problem} className={classes.add}>
          Add intake
        </SaveButton>
      </SubmitForm>
    </SectionCard>
  );
}

/** What else the bag says: seldom asked for, so it opens with a press. */
function MoreOfBag({ draft, onChange }: FormOf<IntakeDraft>) {
  const [isOpen, setOpen] = useState(false);
  const lotNote = useLotNote(draft.varietyId, draft.lot);
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.more}>
      <SmallSubtleButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        More
      </SmallSubtleButton>
      {lotNote !== null && <QuietNote role="status">{lotNote}</QuietNote>}
      {isOpen && (
        <div className={classes.bag}>
          <TextInput label="Supplier" {...field.text('supplier')} />
          <NumberField label="Germination (%)" {...PERCENT} {...field.of('germinationPercent')} />
          <DateField label="Best before" {...field.of('bestBefore')} />
        </div>
      )}
    </div>
  );
}

function useIntake(onSaved: () => void) {
  const varieties = useFarm(selectSeedVarieties);
  const carryOut = useCarryOut();
  const newId = useNewId();
  const now = useNow();
  const [draft, change] = useDraft<IntakeDraft>(EMPTY_INTAKE);
  const problem = intakeProblem(draft);
  const save = () => {
    const { varietyId, pounds, paid, lot, note, ...bag } = draft;
    const variety = varieties.find(({ id }) => id === varietyId);
    if (problem !== null || variety === undefined || pounds === null) return;
    const code = lot.trim();
    const payload = {
      id: newId('seed'),
      varietyId: variety.id,
      pounds,
      note,
      atISO: now(),
      ...(code !== '' && { lot: { ...bag, code, supplier: bag.supplier.trim() } }),
      // What was paid becomes the price of the variety's seed in the same step.
      ...(paid !== null && { paid }),
    };
    const said = [
      variety.name,
      formatLb(pounds, 2),
      ...(paid === null ? [] : [formatDollars(paid)]),
    ];
    const action = { type: 'ADD_SEED_INTAKE', payload } as const;
    if (!carryOut(action, 'Intake added', { detail: said.join(', ') })) return;
    change(EMPTY_INTAKE);
    onSaved();
  };
  return { varieties, draft, change, problem, save };
}

/** Enter that cannot save leads to the button, which says what is missing while it has the focus. */
function sayWhyNot(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.currentTarget.form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}
