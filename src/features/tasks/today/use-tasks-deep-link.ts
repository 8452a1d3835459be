import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { TasksDeepLink } from '#ui/route-paths.ts';

const DEEP_LINKS: readonly TasksDeepLink[] = ['add', 'print', 'done', 'lost', 'weigh'];

/** Does at once what the address asks for, and takes it out of the address so that it is done once. */
export function useTasksDeepLink(run: (link: TasksDeepLink, what: string) => void): void {
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
