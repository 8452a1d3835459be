import { ActionIcon, Button, Menu, Switch } from '@mantine/core';
import { IconDots, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useIsPhone } from '#ui/use-is-phone.ts';
import classes from './tasks.module.css';
import { useRebuildTasks } from './use-rebuild-tasks.ts';

/** What can be done with the whole list, right of its title. */
export function TasksPageActions(props: {
  readonly showArchived: boolean;
  readonly onShowArchived: (show: boolean) => void;
  readonly onAddTask: () => void;
}) {
  const { showArchived, onShowArchived } = props;
  const rebuild = useRebuildTasks();
  const phone = useIsPhone();
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
        {/* In its place in the page, so that it belongs to a landmark. */}
        <Menu withinPortal={false}>
          <Menu.Target>
            <ActionIcon aria-label="More" size="lg">
              <IconDots />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={rebuild}>Rebuild tasks</Menu.Item>
            <Menu.Item onClick={() => onShowArchived(!showArchived)}>
              {showArchived ? 'Hide archived' : 'Show archived'}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </>
    );
  return (
    <>
      <Switch
        label="Show archived"
        labelPosition="left"
        checked={showArchived}
        onChange={(event) => onShowArchived(event.currentTarget.checked)}
      />
      <Button
        variant="default"
        leftSection={<IconRefresh size="1.125rem" aria-hidden />}
        onClick={rebuild}
      >
        Rebuild tasks
      </Button>
      <Button onClick={props.onAddTask}>+ Add Task</Button>
    </>
  );
}
