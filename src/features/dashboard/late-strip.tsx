import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { dayLabel } from '#domain/calendar/day-label.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm, usePerform, useToday, useUndoLast } from '#state/use-farm.ts';
import { formatTrays } from '#ui/format.ts';
import { NoticeStrip } from '#ui/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { taskTypeLabel } from '#ui/task-type-icon.tsx';
import { toast } from '#ui/toast.ts';
import { lateTasks, taskName } from './day-glance.ts';

const selectTasks = (farm: FarmDocument) => farm.tasks;

/** What should have been done on a day before today. */
export function LateStrip() {
  const today = useToday();
  const tasks = useFarm(selectTasks);
  const late = useMemo(() => lateTasks(tasks, today), [tasks, today]);
  const [first] = late;
  if (first === undefined) return null;
  return (
    <NoticeStrip
      tone="amber"
      word={`${late.length} late`}
      actions={
        <>
          {/* A planting or harvest also moves trays and may ask for numbers: that is done in Tasks. */}
          {late.length === 1 && first.type !== 'PLANT' && first.type !== 'HARVEST' && (
            <MarkDone task={first} />
          )}
          <Button variant="subtle" size="xs" component={Link} to={routePaths.tasksToday}>
            Open
          </Button>
        </>
      }
    >
      {describe(first)}
      {late.length > 1 && ` and ${late.length - 1} more`}
    </NoticeStrip>
  );
}

function describe(task: Task): string {
  const what =
    task.type === 'GENERAL' ? taskName(task) : `${taskTypeLabel(task.type)} ${taskName(task)}`;
  const trays = task.trays === undefined ? '' : `, ${formatTrays(task.trays)}`;
  return `${what}${trays}, due ${dayLabel(task.dateISO)}`;
}

function MarkDone({ task }: { readonly task: Task }) {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => {
        perform({ type: 'TOGGLE_TASK_DONE', payload: { id: task.id } });
        toast.success(`${taskTypeLabel(task.type)}, ${taskName(task)} done`, { undo: undoLast() });
      }}
    >
      Mark done
    </Button>
  );
}
