import type { TrayCount } from '#domain/trays/count-trays.ts';
import { useFarm, usePerform, useUndoLast } from './use-farm.ts';

/** The trays of the farm, and how a count of them is stored: the way to undo it comes back. */
export function useTrayCounting() {
  const trays = {
    capacity: useFarm((farm) => farm.capacity),
    trayStatus: useFarm((farm) => farm.trayStatus),
  };
  const perform = usePerform();
  const undoLast = useUndoLast();
  const onCounted = (count: TrayCount) => {
    perform({ type: 'COUNT_TRAYS', payload: count });
    return undoLast();
  };
  return { trays, onCounted };
}
