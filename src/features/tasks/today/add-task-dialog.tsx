import { useDraft, SaveDialog } from '#ui/editing/save-dialog.tsx';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { MAX_OCCURRENCES } from '#domain/planning/manual-tasks.ts';
import { useNewId, useToday, useCarryOut } from '#state/react/use-farm.ts';
import { DateField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { Segments } from '#ui/fields/segments.tsx';
import {
  addTaskAction,
  addTaskNote,
  addTaskProblem,
  addedText,
  newTaskDraft,
  REPEAT_CHOICES,
  type AddTaskDraft,
} from './add-task-form.ts';
import { QuickTasks } from './quick-tasks.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';

export function AddTaskDialog(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const today = useToday();
  const carryOut = useCarryOut();
  const newId = useNewId();
  const narrow = useIsNarrow();
  const [draft, change] = useDraft(() => newTaskDraft(today));
  const close = () => {
    props.onClose();
    change(newTaskDraft(today));
  };
  const save = () => {
    const action = addTaskAction(draft, newId('gen'));
    return action !== null && carryOut(action, addedText(draft, today));
  };
  return (
    <SaveDialog
      opened={props.opened}
      onClose={close}
      title="Add Task"
      problem={addTaskProblem(draft)}
      save={save}
      saveLabel="Add Task"
      footerNote={addTaskNote(draft, today)}
    >
      <Stack gap="lg">
        {narrow && <QuickTasks onAdded={close} />}
        <AddTaskFields draft={draft} onChange={change} />
      </Stack>
    </SaveDialog>
  );
}

function AddTaskFields({ draft, onChange }: FormOf<AddTaskDraft>) {
  const field = draftFields(draft, onChange);
  return (
    <Stack gap="lg">
      <TextInput label="Task" {...field.text('title')} data-autofocus />
      <Segments
        aria-label="How often"
        value={draft.recurring ? 'recurring' : 'once'}
        onChange={(value) => onChange({ recurring: value === 'recurring' })}
        data={{ once: 'One-time', recurring: 'Recurring' }}
      />
      <SimpleGrid cols={{ base: 1, xs: draft.recurring ? 3 : 1 }} spacing="lg">
        <DateField label={draft.recurring ? 'Start date' : 'Date'} {...field.of('dateISO')} />
        {draft.recurring && (
          <Select
            label="Repeats"
            data={REPEAT_CHOICES}
            value={draft.repeat}
            allowDeselect={false}
            onChange={(repeat) => repeat !== null && onChange({ repeat })}
          />
        )}
        {draft.recurring && !draft.untilStopped && (
          <NumberField
            label="Occurrences"
            min={1}
            max={MAX_OCCURRENCES}
            allowDecimal={false}
            {...field.of('occurrences')}
          />
        )}
      </SimpleGrid>
      {draft.recurring && <Switch label="Until I stop it" {...field.checked('untilStopped')} />}
      <Textarea label="Note" {...field.text('note')} />
    </Stack>
  );
}
