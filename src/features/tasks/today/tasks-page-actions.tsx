import { Switch } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import type { CsvCell } from '#ui/csv/csv.ts';
import { lazyMenu } from '#ui/page/lazy-menu.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { PhoneMenuButton } from './phone-menu-button.tsx';
import classes from './tasks.module.css';
import type { TaskListed } from './use-task-list.ts';
import { useRebuildTasks } from './use-rebuild-tasks.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Button, PlainButton } from '#ui/kit/plain-parts.tsx';

const PhoneMenu = lazyMenu(
  async () => (await import('./phone-menu.tsx')).PhoneMenu,
  PhoneMenuButton,
);

export function TasksPageActions(props: {
  readonly list: TaskListed;
  readonly onAddTask: () => void;
  readonly fileRows: () => readonly (readonly CsvCell[])[];
}) {
  const { showArchived, setShowArchived } = props.list;
  const rebuild = useRebuildTasks();
  const phone = useIsPhone();
  const isDayOnly = useIsDayOnly();
  if (phone)
    return (
      <>
        <ActionIcon
          aria-label="+ Add Task"
          size="lg"
          className={classes.addOnPhone}
          onClick={props.onAddTask}
        >
          <IconPlus />
        </ActionIcon>
        <PhoneMenu {...props} rebuild={rebuild} />
      </>
    );
  return (
    <>
      <Switch
        label="Show archived"
        labelPosition="left"
        checked={showArchived}
        onChange={(event) => setShowArchived(event.currentTarget.checked)}
      />
      {!isDayOnly && <CsvButton fileName="tasks.csv" rows={props.fileRows} />}
      <PlainButton icon={IconRefresh} onClick={rebuild}>
        Rebuild tasks
      </PlainButton>
      <Button onClick={props.onAddTask}>+ Add Task</Button>
    </>
  );
}
