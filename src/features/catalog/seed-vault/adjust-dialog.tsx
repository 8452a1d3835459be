import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { countDifference } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { formatLb } from '#ui/format.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { countProblem } from './intake-form.ts';
import type { SeedDialogProps } from './seed-dialog-props.ts';
import { signedSeed } from './seed-text.ts';
import { useAdjust } from './use-seed-work.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

/** Sets the seed on hand to what was counted, by booking the difference. */
export function AdjustDialog({ opened, row, onClose }: SeedDialogProps) {
  const adjust = useAdjust();
  const [counted, setCounted] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const { difference, problem } = readCount(counted, row);
  const save = () => {
    if (problem !== null || counted === null || difference === null) return;
    if (adjust(row.variety, counted, difference, note)) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Adjust on-hand"
      subtitle={`${row.variety.name}, ${formatLb(row.pounds, 2)} on hand`}
      size="sm"
      onSubmit={save}
      footerNote={
        difference !== null && difference !== 0 && `Changes stock by ${signedSeed(difference)}`
      }
      footer={<SaveOrCancel onCancel={onClose} disabledReason={problem} />}
    >
      <Stack gap="lg">
        <NumberField
          data-autofocus
          label="New on-hand (lb)"
          weight="lb"
          description="What’s actually on the shelf."
          min={0}
          value={counted}
          onChange={setCounted}
        />
        <TextInput
          label="Note"
          description="Why it differs, such as spilled or counted. Optional."
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}

function readCount(counted: number | null, { pounds }: SeedVaultRow) {
  const invalid = countProblem(counted);
  if (invalid !== null || counted === null) return { difference: null, problem: invalid };
  const difference = countDifference(counted, pounds);
  return { difference, problem: difference === 0 ? 'That’s already the amount on hand' : null };
}
