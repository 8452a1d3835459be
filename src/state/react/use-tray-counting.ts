import type { TrayCount } from '#domain/trays/count-trays.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { useFarm, usePerform, useUndoLast } from './use-farm.ts';

const selectCapacity = (farm: FarmDocument) => farm.capacity;
const selectTrayStatus = (farm: FarmDocument) => farm.trayStatus;

/** The trays of the farm, and how a count of them is stored: the way to undo it comes back. */
export function useTrayCounting() {
  const trays = { capacity: useFarm(selectCapacity), trayStatus: useFarm(selectTrayStatus) };
  const perform = usePerform();
  const undoLast = useUndoLast();
  const onCounted = (count: TrayCount) => {
    perform({ type: 'COUNT_TRAYS', payload: count });
    return undoLast();
  };
  return { trays, onCounted };
}
