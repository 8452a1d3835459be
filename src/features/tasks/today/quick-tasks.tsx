import { useState } from 'react';
import { useFarm, useNewId, usePerform, useToday } from '#state/react/use-farm.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { toast } from '#ui/toasts/toast.ts';
import classes from './tasks.module.css';
import { SmallGrayButton, Group, QuietText, SmallButton } from '#ui/kit/plain-parts.tsx';

const QuickTasksDialog = lazyDialog(
  async () => (await import('./quick-tasks-dialog.tsx')).QuickTasksDialog,
);

/** Work that comes up every week: one press puts it on today's list. */
export function QuickTasks({ onAdded }: { readonly onAdded?: () => void }) {
  const names = useFarm((farm) => farm.settings.commonTasks);
  const today = useToday();
  const perform = usePerform();
  const newId = useNewId();
  const isDayOnly = useIsDayOnly();
  const [editing, setEditing] = useState(false);
  const add = (name: string) => {
    const id = newId('gen');
    perform({ type: 'ADD_MANUAL_TASK', payload: { id, title: name, dateISO: today } });
    toast.success(`${name} added for today`, {
      undo: () => perform({ type: 'DELETE_MANUAL_TASK', payload: { id } }),
    });
    onAdded?.();
  };
  return (
    <Group gap="sm" role="group" aria-label="Quick tasks" className={classes.quick}>
      <QuietText className={classes.quickLabel}>Quick tasks</QuietText>
      {names.map((name) => (
        <SmallButton key={name} className={classes.chip} onClick={() => add(name)}>
          + {name}
        </SmallButton>
      ))}
      {!isDayOnly && (
        <SmallGrayButton className={classes.chip} onClick={() => setEditing(true)}>
          Edit list
        </SmallGrayButton>
      )}
      <QuickTasksDialog opened={editing} onClose={() => setEditing(false)} />
    </Group>
  );
}
