import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The load that the address names: the scale is opened for one that is to be weighed, one that is to be started
 * is answered. It is taken out of the address so that it is done once.
 */
export function useAskedLoad(weigh: (loadId: string) => void): string | null {
  const [query, setQuery] = useSearchParams();
  const [toStart, setToStart] = useState<string | null>(null);
  const weighed = query.get('weigh');
  const started = query.get('start');
  // The address forgets it at once.
  if (started !== null && started !== toStart) setToStart(started);
  useEffect(() => {
    if (weighed === null && started === null) return;
    setQuery({}, { replace: true, preventScrollReset: true });
    if (weighed !== null) weigh(weighed);
  }, [weighed, started, setQuery, weigh]);
  return toStart;
}
