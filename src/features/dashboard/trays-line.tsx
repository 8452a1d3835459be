import { useTrayCounting } from '#state/react/use-tray-counting.ts';
import { TraysToCount } from '#ui/trays/too-many-trays.tsx';

/** More trays than the farm owns, with the way to count them. */
export function TraysLine() {
  return <TraysToCount {...useTrayCounting()} />;
}
