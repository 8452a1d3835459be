import { PERCENT } from '#domain/units/limits.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SeedLotRow } from '#domain/seed-lots/list-seed-lots.ts';
import { useNewId, useToday } from '#state/react/use-farm.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { useSeedWork } from './use-seed-work.ts';

/** Writes down how much of a lot came up. */
export function GerminationDialog({ lot, ...shown }: ShownDialog & { readonly lot: SeedLotRow }) {
  const work = useSeedWork();
  const newId = useNewId();
  const [dateISO, setDate] = useState<string | null>(useToday());
  const [percent, setPercent] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const problem = problemOf(dateISO, percent);
  const save = () => {
    if (dateISO === null || percent === null) return false;
    const payload = { txnId: lot.txnId, test: { id: newId('gts'), dateISO, percent, note } };
    const action = { type: 'ADD_GERMINATION_TEST', payload } as const;
    return work(action, 'Test added', `${lot.code}, ${percent}%`);
  };
  return (
    <SaveDialog
      {...shown}
      title="Add germination test"
      subtitle={`${lot.code}, ${lot.varietyName}`}
      size="sm"
      problem={problem}
      save={save}
    >
      <Stack gap="lg">
        <DateField label="Day" value={dateISO} onChange={setDate} />
        <NumberField
          data-autofocus
          label="Germinated (%)"
          {...PERCENT}
          value={percent}
          onChange={setPercent}
        />
        <TextInput
          label="Note"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </SaveDialog>
  );
}

function problemOf(dateISO: string | null, percent: number | null): string | null {
  if (dateISO === null) return 'Choose a day.';
  if (percent === null) return 'Enter the percent that germinated.';
  return percent < 0 || percent > 100 ? 'Enter 0 to 100.' : null;
}
