import { PERCENT } from '#domain/units/limits.ts';
import { TextInput } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedLotRow } from '#domain/seed-lots/list-seed-lots.ts';
import { useCarryOut, useNewId, useToday } from '#state/react/use-farm.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { formatNumber } from '#ui/format.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

export function GerminationDialog({ lot, ...shown }: ShownDialog & { readonly lot: SeedLotRow }) {
  const carryOut = useCarryOut();
  const newId = useNewId();
  const [draft, , field] = useDraft<TestDraft>({ dateISO: useToday(), percent: null, note: '' });
  const { dateISO, percent, note } = draft;
  const save = () => {
    if (dateISO === null || percent === null) return false;
    const payload = { txnId: lot.txnId, test: { id: newId('gts'), dateISO, percent, note } };
    const action = { type: 'ADD_GERMINATION_TEST', payload } as const;
    return carryOut(action, 'Test added', {
      detail: `${lot.code}, ${formatNumber(percent, 'all')}%`,
    });
  };
  return (
    <SaveDialog
      {...shown}
      title="Add germination test"
      subtitle={`${lot.code}, ${lot.varietyName}`}
      size="sm"
      problem={problemOf(draft)}
      save={save}
    >
      <Stack gap="lg">
        <DateField label="Day" {...field.of('dateISO')} />
        <NumberField data-autofocus label="Germinated (%)" {...PERCENT} {...field.of('percent')} />
        <TextInput label="Note" {...field.text('note')} />
      </Stack>
    </SaveDialog>
  );
}

interface TestDraft {
  readonly dateISO: IsoDate | null;
  readonly percent: number | null;
  readonly note: string;
}

function problemOf({ dateISO, percent }: TestDraft): string | null {
  if (dateISO === null) return 'Choose a day.';
  if (percent === null) return 'Enter the percent that germinated.';
  return percent < 0 || percent > 100 ? 'Enter 0 to 100.' : null;
}
