import { useMemo, useState } from 'react';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { ListedDays } from './listed-days.tsx';
import { DaySheet } from './sheets/day-sheet.tsx';
import { TaskDialogs } from './task-dialogs.tsx';
import { TaskRowsArea } from './task-rows-area.tsx';
import { TasksHeader } from './tasks-header.tsx';
import { useTaskActions } from './use-task-actions.ts';
import { useTaskDialogs } from './use-task-dialogs.ts';
import { useTaskList } from './use-task-list.ts';
import { useTasksDeepLink } from './use-tasks-deep-link.ts';

const AddTaskDialog = lazyDialog(async () => (await import('./add-task-dialog.tsx')).AddTaskDialog);

/** The daily tasks, one card per day. */
export function TasksPage() {
  const [adding, setAdding] = useState(false);
  const [showArchived, setShowArchived] = useState(false);
  const list = useTaskList(showArchived);
  const targets = useTaskDialogs();
  const { lose, weigh, chooseDay, openTask } = targets;
  const handled = useTaskActions(list.keep, targets.counting.open, weigh);
  const actions = useMemo(
    () => ({ ...handled, lose, weigh, chooseDay, openTask }),
    [handled, lose, weigh, chooseDay, openTask],
  );
  useTasksDeepLink(list, targets, actions.toggle, setAdding);
  const { days, sheets } = list;
  return (
    <>
      <TaskRowsArea
        days={days}
        actions={actions}
        className={sheets.length > 0 ? 'no-print' : undefined}
      >
        <TasksHeader
          list={list}
          onShowArchived={setShowArchived}
          onAddTask={() => setAdding(true)}
        />
        <ListedDays list={list} actions={actions} targets={targets} />
      </TaskRowsArea>
      {sheets.map(({ day, kind }) => (
        <DaySheet key={day.dateISO} day={day} kind={kind} />
      ))}
      <TaskDialogs targets={targets} actions={actions} />
      <AddTaskDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}
