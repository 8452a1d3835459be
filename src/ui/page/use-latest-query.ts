import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The query of the address, for a page whose controls all live there.
 *
 * Each change starts from the one before it, also when both come before the page was drawn again;
 * `useSearchParams` alone would start from what was drawn, and lose one of them.
 */
export function useLatestQuery(): readonly [
  URLSearchParams,
  (change: (before: URLSearchParams) => URLSearchParams) => void,
] {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams) => {
      latest.current = next(latest.current);
      setQuery(latest.current, { replace: true });
    },
    [setQuery],
  );
  return [query, change];
}

/** A query in which one parameter has another value, or is gone; what else it names stays. */
export function withParameter(
  query: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
