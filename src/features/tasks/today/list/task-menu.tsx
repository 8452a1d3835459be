import { IconChevronRight } from '@tabler/icons-react';
import type { Task } from '#domain/planning/task.ts';
import { useIsTouch } from '#ui/page/screen-kind.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { taskInText } from './task-text.ts';
import classes from '../tasks.module.css';
import type { TaskActions } from '../use-task-actions.ts';
import { useTaskItems } from './use-task-items.tsx';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

interface TaskMenuProps {
  readonly task: Task;
  readonly actions: TaskActions;
}

/** Everything else that can be done with a task: its dots, and on touch the chevron of its sheet. */
export function TaskMenu(props: TaskMenuProps) {
  const touch = useIsTouch();
  return touch ? <SheetChevron {...props} /> : <TaskDots {...props} />;
}

function TaskDots({ task, actions }: TaskMenuProps) {
  const items = useTaskItems(task, actions);
  return items.length === 0 ? null : (
    <RowMenu label={`More for ${taskInText(task)}`} items={items} />
  );
}

function SheetChevron({ task, actions }: TaskMenuProps) {
  return (
    <ActionIcon
      aria-label={`More for ${taskInText(task)}`}
      className={`${classes.chevronButton} no-print`}
      onClick={() => actions.openTask(task)}
    >
      <IconChevronRight size="1.25rem" />
    </ActionIcon>
  );
}
