import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { TasksErrand } from '#ui/route-paths.ts';

const ERRANDS: readonly TasksErrand[] = ['add', 'print', 'done', 'lost'];

/** Does at once what the address asks for, and takes it out of the address so that it is done once. */
export function useTasksErrand(run: (errand: TasksErrand, what: string) => void): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const errand = ERRANDS.find((name) => query.has(name));
    if (errand === undefined) return;
    const what = query.get(errand) ?? '';
    const rest = new URLSearchParams(query);
    rest.delete(errand);
    setQuery(rest, { replace: true });
    run(errand, what);
  }, [query, run, setQuery]);
}
