import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { TasksDeepLink } from '#ui/route-paths.ts';
import type { TaskActions } from './use-task-actions.ts';
import type { TaskDialogTargets } from './use-task-dialogs.ts';
import type { TaskListed } from './use-task-list.ts';

const DEEP_LINKS: readonly TasksDeepLink[] = ['add', 'print', 'done', 'lost', 'weigh'];

/** Does at once what the address asks for, and takes it out of the address so that it is done once. */
export function useTasksDeepLink(
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
    const rest = new URLSearchParams(query);
    rest.delete(link);
    setQuery(rest, { replace: true });
    run(link, what);
  }, [query, run, setQuery]);
}
