import { Fieldset, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { traysUnderBatches } from '#domain/trays/count-trays.ts';
import type { TrayCount } from '#domain/trays/count-trays.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, useFarmNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { countedTrays, trayCountDraft } from './count-trays-form.ts';
import type { CountedDraft } from './count-trays-form.ts';
import { TASK_TOASTS } from './task-toasts.ts';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';

const KINDS = [
  { kind: 'withHoles', label: 'With holes' },
  { kind: 'withoutHoles', label: 'Solid (without holes)' },
] as const satisfies readonly { kind: keyof TrayCount; label: string }[];

const selectStatus = (farm: FarmDocument) => farm.trayStatus;

/** Puts the trays right: somebody counts the clean and the dirty ones, the batches say what is in use. */
export function CountTraysDialog(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { onClose } = props;
  const farmNow = useFarmNow();
  const status = useFarm(selectStatus);
  const perform = usePerform();
  const undoLast = useUndoLast();
  const [draft, setDraft] = useState(() => trayCountDraft(farmNow()));
  const count = countedTrays(draft);
  const save = () => {
    if (count === null) return;
    perform({ type: 'COUNT_TRAYS', payload: count });
    toast.success('Trays counted', { undo: undoLast(), slot: TASK_TOASTS });
    onClose();
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title="Count trays"
      subtitle="Count what stands on the shelf. What is in use follows from the batches."
      size="sm"
      onSubmit={save}
      footer={
        <SaveOrCancel
          onCancel={onClose}
          disabledReason={count === null ? 'Trays are whole numbers of 0 or more' : null}
        >
          Save count
        </SaveOrCancel>
      }
    >
      <Stack gap="lg">
        {KINDS.map(({ kind, label }) => (
          <KindFields
            key={kind}
            label={label}
            draft={draft[kind]}
            inUse={traysUnderBatches(status, kind)}
            onChange={(counted) => setDraft((before) => ({ ...before, [kind]: counted }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

function KindFields(props: {
  readonly label: string;
  readonly draft: CountedDraft;
  readonly inUse: number;
  readonly onChange: (counted: CountedDraft) => void;
}) {
  const { label, draft, inUse, onChange } = props;
  const owned = (draft.clean ?? 0) + (draft.dirty ?? 0) + inUse;
  return (
    <Fieldset legend={label}>
      <SimpleGrid cols={2}>
        <CountField
          label="Clean"
          value={draft.clean}
          onChange={(clean) => onChange({ ...draft, clean })}
        />
        <CountField
          label="Dirty"
          value={draft.dirty}
          onChange={(dirty) => onChange({ ...draft, dirty })}
        />
      </SimpleGrid>
      <Text mt="sm" c="dimmed">
        {inUse} in use, {owned} owned
      </Text>
    </Fieldset>
  );
}
