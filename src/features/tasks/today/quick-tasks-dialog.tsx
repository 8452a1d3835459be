import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useFarm, usePerform } from '#state/react/use-farm.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { toast } from '#ui/toasts/toast.ts';
import classes from './tasks.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Group, Stack, Text } from '#ui/kit/plain-parts.tsx';

function addProblem(name: string, names: readonly string[]): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'Name required';
  return names.some((known) => known.toLowerCase() === wanted) ? 'Already in the list' : null;
}

export function QuickTasksDialog(props: ShownDialog) {
  const names = useFarm((farm) => farm.settings.commonTasks);
  const perform = usePerform();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const problem = addProblem(name, names);
  const add = () => {
    if (problem !== null) return;
    perform({ type: 'UPSERT_COMMON_TASK', payload: { name } });
    setName('');
  };
  const remove = (gone: string) => {
    perform({ type: 'REMOVE_COMMON_TASK', payload: { name: gone } });
    toast.success(`${gone} removed`, {
      undo: () => perform({ type: 'UPSERT_COMMON_TASK', payload: { name: gone } }),
    });
    // The button that was pressed is gone.
    field.current?.focus();
  };
  return (
    <Dialog
      {...props}
      title="Quick tasks"
      subtitle="Select a quick task to add it to today."
      onSubmit={add}
      closeLabel="Done"
    >
      <Stack gap="md">
        <Group align="flex-end" gap="sm" wrap="nowrap">
          <TextInput
            ref={field}
            label="New quick task"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            className={classes.grow}
            data-autofocus
          />
          <SaveButton disabledReason={problem}>Add</SaveButton>
        </Group>
        <NamesList names={names} onRemove={remove} />
      </Stack>
    </Dialog>
  );
}

function NamesList(props: {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}) {
  const { names, onRemove } = props;
  return (
    <ul data-saved-at-once>
      {names.map((known) => (
        <li key={known} className={classes.nameItem}>
          <Text>{known}</Text>
          <ActionIcon aria-label={`Remove ${known}`} onClick={() => onRemove(known)}>
            <IconX size="1.125rem" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
