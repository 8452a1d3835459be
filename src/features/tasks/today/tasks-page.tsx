import { useState, useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { withParameter } from '#ui/page/use-latest-query.ts';
import type { TasksDeepLink } from '#ui/route-paths.ts';
import { ListedDays } from './listed-days.tsx';
import { DaySheet } from './sheets/day-sheet.tsx';
import { TaskDialogs } from './task-dialogs.tsx';
import { TaskRowsArea } from './task-rows-area.tsx';
import { TasksHeader } from './tasks-header.tsx';
import { useTaskActions, type TaskActions } from './use-task-actions.ts';
import { useTaskDialogs, type TaskDialogTargets } from './use-task-dialogs.ts';
import { useTaskList, type TaskListed } from './use-task-list.ts';

const DEEP_LINKS: readonly TasksDeepLink[] = ['add', 'print', 'done', 'lost', 'weigh'];

const AddTaskDialog = lazyDialog(async () => (await import('./add-task-dialog.tsx')).AddTaskDialog);

export function TasksPage() {
  const [adding, setAdding] = useState(false);
  const list = useTaskList();
  const targets = useTaskDialogs();
  const actions = useTaskActions(targets, list.keep);
  useTasksDeepLink(list, targets, actions.toggle, setAdding);
  const { days, sheets } = list;
  return (
    <>
      <TaskRowsArea
        days={days}
        actions={actions}
        className={sheets.length > 0 ? 'no-print' : undefined}
      >
        <TasksHeader list={list} onAddTask={() => setAdding(true)} />
        <ListedDays list={list} actions={actions} />
      </TaskRowsArea>
      {sheets.map(({ day, kind }) => (
        <DaySheet key={day.dateISO} day={day} kind={kind} />
      ))}
      <TaskDialogs targets={targets} actions={actions} />
      <AddTaskDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

/** Does at once what the address asks for, and takes it out of the address so that it is done once. */
function useTasksDeepLink(
  { days, today, print }: TaskListed,
  { choosingLost, lose, weighLast }: TaskDialogTargets,
  toggle: TaskActions['toggle'],
  showAdding: (shown: boolean) => void,
): void {
  const { open: chooseLost } = choosingLost;
  const run = useCallback(
    (link: TasksDeepLink, what: string) => {
      if (link === 'add') showAdding(true);
      if (link === 'print') print(what, 'tasks');
      if (link === 'weigh') weighLast(days, today);
      if (link === 'lost' && what === '') chooseLost(true);
      else if (link === 'lost') lose(what);
      if (link !== 'done') return;
      const day = days.find(({ tasks }) => tasks.some(({ id }) => id === what));
      const task = day?.tasks.find(({ id }) => id === what);
      if (day && task && !task.done) void toggle(day, task);
    },
    [chooseLost, days, lose, print, showAdding, today, toggle, weighLast],
  );
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const link = DEEP_LINKS.find((name) => query.has(name));
    if (link === undefined) return;
    const what = query.get(link) ?? '';
    setQuery(withParameter(query, link, null), { replace: true });
    run(link, what);
  }, [query, run, setQuery]);
}
