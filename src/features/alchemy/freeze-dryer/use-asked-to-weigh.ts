import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the scale for the load that the address names, and takes it out of the address so that it is done once. */
export function useAskedToWeigh(weigh: (loadId: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const loadId = query.get('weigh');
  useEffect(() => {
    if (loadId === null) return;
    setQuery({}, { replace: true });
    weigh(loadId);
  }, [loadId, setQuery, weigh]);
}
