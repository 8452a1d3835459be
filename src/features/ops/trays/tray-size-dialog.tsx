import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { formatNumber } from '#ui/format.ts';
import { Switch, TextInput } from '@mantine/core';
import type { TraySize } from '#domain/catalog/catalog.ts';
import { STANDARD_SIZE } from '#domain/catalog/tray-size.ts';
import { useSaveRecord, useFarm, useSeenFarm } from '#state/react/use-farm.ts';
import { type RecordDialogProps, SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { type Typed, typedRecord } from '#domain/records/typed-record.ts';

const USUAL_SIZES = [
  { name: '1010', slotShare: 0.5, comesBack: true },
  { name: '5x5', slotShare: 0.125, comesBack: false },
] as const;

const NAMES = USUAL_SIZES.map(({ name }) => name);

/** A size as it is typed. No share of soil means as much as of a slot; no owned trays, that none are counted. */
type TraySizeDraft = Typed<Omit<TraySize, 'id'>>;

const BLANK: TraySizeDraft = {
  name: '',
  slotShare: null,
  soilShare: null,
  comesBack: true,
  owned: null,
};

export function TraySizeDialog({ stored, ...shown }: RecordDialogProps<TraySize>) {
  const sizes = useFarm((farm) => farm.catalog.traySizes) ?? [];
  const [draft, change] = useDraft(() => typedRecord(BLANK, stored));
  const saveRecord = useSaveRecord(useSeenFarm());
  const others = [STANDARD_SIZE, ...sizes.filter(({ id }) => id !== stored?.id)];
  const choices = NAMES.filter((usual) => others.every(({ name }) => name !== usual));
  const save = () => {
    const fields = traySizeFields(draft);
    return saveRecord(
      () =>
        stored === null
          ? { type: 'ADD_TRAY_SIZE', payload: { id: '', ...fields } }
          : {
              type: 'UPDATE_TRAY_SIZE',
              payload: { id: stored.id, patch: { soilShare: undefined, ...fields } },
            },
      'Tray size saved',
    );
  };
  return (
    <SaveDialog
      {...shown}
      title={stored === null ? 'Add tray size' : 'Edit tray size'}
      problem={traySizeProblem(draft, others)}
      save={save}
    >
      <Stack gap="md">
        {stored === null && choices.length > 0 && (
          <ChoiceChips
            label="Usual sizes"
            choices={choices}
            value={NAMES.find((name) => name === draft.name) ?? null}
            onChange={(name) => {
              const usual = USUAL_SIZES.find((size) => size.name === name);
              change(usual ?? { name: '' });
            }}
          />
        )}
        <SizeFields draft={draft} onChange={change} />
      </Stack>
    </SaveDialog>
  );
}

function SizeFields({ draft, onChange }: FormOf<TraySizeDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <>
      <TextInput label="Name" data-autofocus {...field.text('name')} />
      <NumberField
        label="Share of a slot"
        description={`1 for a 1020, ${formatNumber(0.5, 'all')} for one half its size`}
        min={0.01}
        max={4}
        {...field.of('slotShare')}
      />
      <NumberField
        label="Share of soil"
        description="Leave empty to use the share of a slot."
        max={4}
        {...field.of('soilShare')}
      />
      <Switch label="Customers give it back" {...field.checked('comesBack')} />
      {draft.comesBack && (
        <NumberField
          label="Owned"
          description="Leave empty if you don’t count them."
          allowDecimal={false}
          {...field.of('owned')}
        />
      )}
    </>
  );
}

function traySizeFields(draft: TraySizeDraft): Omit<TraySize, 'id'> {
  const { name, slotShare, soilShare, comesBack, owned } = draft;
  return {
    name: name.trim(),
    slotShare: slotShare ?? 1,
    ...(soilShare !== null && { soilShare }),
    comesBack,
    owned: comesBack ? owned : null,
  };
}

function traySizeProblem(
  { name, slotShare }: TraySizeDraft,
  others: readonly Pick<TraySize, 'name'>[],
): string | null {
  const key = name.trim().toLowerCase();
  if (key === '') return 'Enter a name.';
  if (others.some((size) => size.name.trim().toLowerCase() === key)) {
    return 'Another size has this name.';
  }
  return slotShare === null || slotShare <= 0 ? 'Enter how much of a slot a tray takes.' : null;
}
