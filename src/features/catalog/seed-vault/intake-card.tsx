import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useDraft } from '#ui/editing/use-draft.ts';
import { Select, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { hasSeedLot } from '#domain/catalog/seeds/latest-seed.ts';
import { MoneyField } from '#ui/fields/money-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/section-card.tsx';
import classes from './seed-vault.module.css';
import { EMPTY_INTAKE, intakeProblem } from './intake-form.ts';
import type { IntakeDraft } from './intake-form.ts';
import { useAddIntake } from './use-seed-work.ts';

const LOT_KNOWN = 'You already received this lot';

/** Writes down seed that came in, with what was paid and its lot. */
export function IntakeCard() {
  const first = useRef<HTMLInputElement>(null);
  const { varieties, draft, change, isLotKnown, problem, save } = useIntake(() =>
    first.current?.focus(),
  );
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
          value={draft.varietyId}
          onChange={(varietyId) => change({ varietyId })}
          nothingFoundMessage="No matches"
        />
        <NumberField
          label="Pounds"
          className={classes.pounds}
          min={0}
          value={draft.pounds}
          onChange={(pounds) => change({ pounds })}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <MoneyField
          label="Paid"
          className={classes.paid}
          placeholder="Optional"
          min={0}
          value={draft.paid}
          onChange={(paid) => change({ paid })}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <TextInput
          label="Lot"
          className={classes.lot}
          placeholder="Optional"
          value={draft.lot}
          error={isLotKnown ? LOT_KNOWN : null}
          onChange={(event) => change({ lot: event.currentTarget.value })}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <TextInput
          label="Note"
          className={classes.intakeNote}
          placeholder="Bag or supplier"
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
          onKeyDown={problem === null ? undefined : sayWhyNot}
        />
        <SaveButton disabledReason={problem} className={classes.add}>
          Add intake
        </SaveButton>
      </SubmitForm>
    </SectionCard>
  );
}

/** The form of an intake: what is typed, what stops it, and saving it. */
function useIntake(onSaved: () => void) {
  const varieties = useFarm(selectVarietiesByName);
  const addIntake = useAddIntake();
  const [draft, change] = useDraft<IntakeDraft>(EMPTY_INTAKE);
  const bookings = useFarm((farm) => farm.seedsInventory);
  const isLotKnown = hasSeedLot(bookings, draft.varietyId ?? '', draft.lot);
  const problem = intakeProblem(draft) ?? (isLotKnown ? LOT_KNOWN : null);
  const save = () => {
    const { varietyId, pounds } = draft;
    const variety = varieties.find(({ id }) => id === varietyId);
    if (problem !== null || variety === undefined || pounds === null) return;
    if (!addIntake(variety, { ...draft, pounds })) return;
    change(EMPTY_INTAKE);
    onSaved();
  };
  return { varieties, draft, change, isLotKnown, problem, save };
}

/** Enter that cannot save leads to the button, which says what is missing while it has the focus. */
function sayWhyNot(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.currentTarget.form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}
