import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { modeChoices, rateLabel, rateUnit, shownRate, storedRate } from './rate-label.ts';
import { NotesField, SelectField } from '#ui/fields/form-fields.tsx';
import { TextInput } from '@mantine/core';
import type { Overhead } from '#domain/catalog/catalog.ts';
import { typedRecord } from '#domain/records/typed-record.ts';
import {
  type OverheadDraft,
  overheadFields,
  overheadSaveProblem,
} from '#domain/catalog/overheads/overhead-save.ts';
import { useSaveRecord, useFarm, useSeenFarm } from '#state/react/use-farm.ts';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { type RecordDialogProps, SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { CategoryField } from './bill-fields.tsx';
import { overheadRates } from '#domain/costing/overhead-rates.ts';
import { formatDollars } from '#ui/format.ts';
import classes from './overheads.module.css';

const NEW_BUDGET: OverheadDraft = {
  name: '',
  category: 'GENERAL',
  mode: 'PER_MONTH',
  cost: null,
  notes: '',
};

export function BudgetDialog({ stored, ...shown }: RecordDialogProps<Overhead>) {
  const [draft, change] = useDraft(() => typedRecord(NEW_BUDGET, stored));
  const saveRecord = useSaveRecord(useSeenFarm());
  const save = () => {
    const fields = overheadFields(draft);
    return saveRecord(
      (newId) =>
        stored === null
          ? { type: 'ADD_OVERHEAD', payload: { id: newId('ovh'), ...fields } }
          : { type: 'UPDATE_OVERHEAD', payload: { id: stored.id, patch: fields } },
      'Budget saved',
    );
  };
  return (
    <SaveDialog
      {...shown}
      title={stored === null ? 'Add budget' : 'Edit budget'}
      problem={overheadSaveProblem(draft)}
      save={save}
      saveLabel={stored === null ? 'Add' : 'Save'}
      footerNote={<NewTrayShare draft={draft} stored={stored} />}
    >
      <BudgetFields draft={draft} onChange={change} />
    </SaveDialog>
  );
}

function BudgetFields({ draft, onChange }: FormOf<OverheadDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <TextInput label="Name" data-autofocus {...field.text('name')} />
      <CategoryField {...field.of('category')} />
      <div className={classes.rate}>
        <SelectField label="Mode" data={modeChoices()} {...field.of('mode')} />
        <MoneyField
          label="Cost"
          suffix={` / ${rateUnit(draft.mode)}`}
          placeholder={rateLabel({ cost: 0, mode: draft.mode })}
          value={draft.cost && shownRate(draft.cost, draft.mode)}
          onChange={(cost) => onChange({ cost: cost && storedRate(cost, draft.mode) })}
        />
      </div>
      <NotesField {...field.of('notes')} />
    </div>
  );
}

function NewTrayShare(props: { readonly draft: OverheadDraft; readonly stored: Overhead | null }) {
  const { overheads, overheadScenario } = useFarm((farm) => farm.catalog);
  const { draft, stored } = props;
  const others = overheads.filter(({ id }) => id !== stored?.id);
  const changed = [...others, { id: stored?.id ?? '', ...overheadFields(draft) }];
  const before = formatDollars(overheadRates({ overheads, overheadScenario }).allPerTray);
  const after = formatDollars(overheadRates({ overheads: changed, overheadScenario }).allPerTray);
  return (
    <output className={classes.share}>
      <strong className={classes.strong}>Overhead per tray</strong>
      <br />
      {before === after ? `Stays at ${before}` : `${before} → ${after}`}
    </output>
  );
}
