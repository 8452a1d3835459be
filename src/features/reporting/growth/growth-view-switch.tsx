import { useSearchParams } from 'react-router';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Segments } from '#ui/fields/segments.tsx';
import classes from './growth.module.css';

const isWeighing = (farm: FarmDocument) => (farm.harvestLog?.length ?? 0) > 0;

const VIEWS = [
  { value: 'trays', label: 'Trays' },
  { value: 'yield', label: 'Yield' },
] as const;

/** Whether the address asks for yields, on a farm that has weighed a harvest. */
export function useShowsYields(): boolean {
  const withYields = useFarm(isWeighing);
  const [query] = useSearchParams();
  return withYields && query.get('view') === 'yield';
}

/** From trays to what they gave and back; not there before the first harvest was weighed. */
export function GrowthViewSwitch() {
  const withYields = useFarm(isWeighing);
  const showsYields = useShowsYields();
  const [, setQuery] = useSearchParams();
  if (!withYields) return null;
  return (
    <Segments
      aria-label="View"
      className={classes.controls}
      data={VIEWS}
      value={showsYields ? 'yield' : 'trays'}
      onChange={(view) => setQuery(view === 'yield' ? { view } : {}, { replace: true })}
    />
  );
}
