import { Button, Group, SegmentedControl, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ManualTaskRepeat } from '#state/actions/farm-action.ts';
import { useNewId, usePerform, useToday } from '#state/use-farm.ts';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatCount } from '#ui/format.ts';
import { NumberField } from '#ui/number-field.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { toast } from '#ui/toast.ts';
import { addTaskAction, addTaskProblem, newTaskDraft, occurrencesOf } from './add-task-form.ts';
import type { AddTaskDraft } from './add-task-form.ts';

const repeatChoices: { value: ManualTaskRepeat; label: string }[] = [
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'BIWEEKLY', label: 'Every 2 weeks' },
  { value: 'MONTHLY', label: 'Monthly' },
];

/** Adds work that no order asks for: once, or again and again. */
export function AddTaskDialog(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const today = useToday();
  const perform = usePerform();
  const newId = useNewId();
  const [draft, setDraft] = useState(() => newTaskDraft(today));
  const close = () => {
    props.onClose();
    setDraft(newTaskDraft(today));
  };
  const save = () => {
    const action = addTaskAction(draft, newId('gen'));
    if (action === null) return;
    perform(action);
    toast.success(`${formatCount(occurrencesOf(draft), 'task')} added`);
    close();
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={close}
      title="Add Task"
      onSubmit={save}
      footerNote={`Adds ${formatCount(occurrencesOf(draft), 'task')}`}
      footer={
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <SaveButton disabledReason={addTaskProblem(draft)}>Add Task</SaveButton>
        </>
      }
    >
      <AddTaskFields
        draft={draft}
        onChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
      />
    </Dialog>
  );
}

function AddTaskFields(props: {
  readonly draft: AddTaskDraft;
  readonly onChange: (patch: Partial<AddTaskDraft>) => void;
}) {
  const { draft, onChange } = props;
  return (
    <Stack gap="lg">
      <TextInput
        label="Task"
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        data-autofocus
      />
      <SegmentedControl
        aria-label="How often"
        value={draft.recurring ? 'recurring' : 'once'}
        onChange={(value) => onChange({ recurring: value === 'recurring' })}
        data={[
          { value: 'once', label: 'One-time' },
          { value: 'recurring', label: 'Recurring' },
        ]}
      />
      <Group grow align="flex-start">
        <DateField
          label={draft.recurring ? 'Start date' : 'Date'}
          value={draft.dateISO}
          onChange={(dateISO) => onChange({ dateISO })}
        />
        {draft.recurring && (
          <Select
            label="Repeats"
            data={repeatChoices}
            value={draft.repeat}
            allowDeselect={false}
            onChange={(repeat) => repeat !== null && onChange({ repeat })}
          />
        )}
        {draft.recurring && (
          <NumberField
            label="Occurrences"
            min={1}
            allowDecimal={false}
            value={draft.occurrences}
            onChange={(occurrences) => onChange({ occurrences })}
          />
        )}
      </Group>
      <Textarea
        label="Note"
        autosize
        minRows={2}
        value={draft.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </Stack>
  );
}
