import { Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { dayLabel } from '#domain/calendar/day-label.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useNewId, useNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { formatTrays } from '#ui/format.ts';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { harvestedVarieties, lossProblem, newLossDraft } from './harvest-loss-form.ts';
import type { HarvestLossDraft } from './harvest-loss-form.ts';
import { LoggedLosses } from './logged-losses.tsx';
import { TASK_TOASTS } from './task-toasts.ts';

/** Writes down trays that were lost at a harvest. */
export function HarvestLossDialog(props: {
  readonly opened: boolean;
  readonly day: TaskDay;
  readonly onClose: () => void;
}) {
  const { day, onClose } = props;
  const perform = usePerform();
  const undoLast = useUndoLast();
  const now = useNow();
  const newId = useNewId();
  const [draft, setDraft] = useState(() => newLossDraft(day));
  const change = (patch: Partial<HarvestLossDraft>) =>
    setDraft((before) => ({ ...before, ...patch }));
  const choices = harvestedVarieties(day);
  const problem = lossProblem(draft);
  const save = () => {
    const { varietyId, qty, note } = draft;
    if (problem !== null || varietyId === null || qty === null) return;
    const { dateISO } = day;
    const loss = { id: newId('loss'), dateISO, varietyId, qty, note, atISO: now() };
    perform({ type: 'ADD_HARVEST_LOSS', payload: loss });
    const name = choices.find(({ value }) => value === varietyId)?.label ?? '';
    toast.success('Harvest loss logged', {
      detail: `${name}, ${formatTrays(qty)}`,
      undo: undoLast(),
      slot: TASK_TOASTS,
    });
    onClose();
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title="Log harvest loss"
      subtitle={dayLabel(day.dateISO)}
      size="sm"
      onSubmit={save}
      footer={
        <SaveOrCancel onCancel={onClose} disabledReason={problem}>
          Log loss
        </SaveOrCancel>
      }
    >
      <Stack gap="lg">
        <Select
          label="Variety"
          placeholder="Choose a variety"
          data={choices}
          value={draft.varietyId}
          allowDeselect={false}
          onChange={(varietyId) => change({ varietyId })}
        />
        <div>
          <Text fz="note" mb="xs" aria-hidden>
            Trays lost
          </Text>
          <StepperField label="Trays lost" value={draft.qty} onChange={(qty) => change({ qty })} />
        </div>
        <Textarea
          label="Note"
          description="What happened, such as mold or uneven germination. Optional."
          autosize
          minRows={2}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <LoggedLosses day={day} />
      </Stack>
    </Dialog>
  );
}
