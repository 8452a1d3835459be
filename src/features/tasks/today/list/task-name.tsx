import type { RealTask } from '#domain/supply/real-trays.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { HeldBadge } from '#ui/notices/held-badge.tsx';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import { taskSubject } from './task-text.ts';
import classes from '../tasks.module.css';

/** What the task is about; a variety leads to its page, which leads back here. Helpers have no such page. */
export function TaskName({ task }: { readonly task: RealTask }) {
  return (
    <>
      <NameOfTask task={task} /> <HeldBadge isHeld={task.isHeld} />
    </>
  );
}

function NameOfTask({ task }: { readonly task: RealTask }) {
  const isDayOnly = useIsDayOnly();
  if (task.varietyId === undefined || isDayOnly)
    return <span className={classes.name}>{taskSubject(task)}</span>;
  return (
    <VarietyLink id={task.varietyId} className={classes.name} data-task-name>
      {taskSubject(task)}
    </VarietyLink>
  );
}
