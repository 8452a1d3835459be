import { TextInput } from '@mantine/core';
import { countDifference } from '#domain/catalog/seeds/seed-on-hand.ts';
import { formatLb } from '#ui/format.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { countProblem } from './intake-form.ts';
import type { SeedDialogProps } from './seed-dialog-props.ts';
import { signedSeed } from './seed-text.ts';
import { useCarryOut, useNewId, useNow } from '#state/react/use-farm.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

/** Sets the seed on hand to what was counted, by booking the difference. */
export function AdjustDialog({ row, ...shown }: SeedDialogProps) {
  const { id: varietyId, name } = row.variety;
  const carryOut = useCarryOut();
  const newId = useNewId();
  const now = useNow();
  const [{ counted, note }, , field] = useDraft<{ counted: number | null; note: string }>({
    counted: null,
    note: '',
  });
  const difference = counted === null ? null : countDifference(counted, row.pounds);
  const problem =
    countProblem(counted) ?? (difference === 0 ? 'That’s already the amount on hand' : null);
  const save = () => {
    if (counted === null || difference === null) return false;
    const amount = formatLb(counted, 2);
    const payload = {
      id: newId('seed'),
      varietyId,
      pounds: difference,
      note: note.trim() || `Adjusted to ${amount}`,
      atISO: now(),
    };
    const action = { type: 'ADD_SEED_INTAKE', payload } as const;
    return carryOut(action, 'On-hand seed adjusted', { detail: `${name}, ${amount}` });
  };
  return (
    <SaveDialog
      {...shown}
      title="Adjust on-hand"
      subtitle={`${name}, ${formatLb(row.pounds, 2)} on hand`}
      size="sm"
      problem={problem}
      save={save}
      footerNote={
        problem === null && difference !== null && `Changes stock by ${signedSeed(difference)}`
      }
    >
      <Stack gap="lg">
        <NumberField
          data-autofocus
          label="New on-hand (lb)"
          weight="lb"
          description="What’s actually on the shelf."
          {...field.of('counted')}
        />
        <TextInput
          label="Note"
          description="Why it differs, such as spilled or counted. Optional."
          {...field.text('note')}
        />
      </Stack>
    </SaveDialog>
  );
}
