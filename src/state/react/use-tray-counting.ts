import type { TrayCount } from '#domain/trays/count-trays.ts';
import { useCarryOut, useFarm } from './use-farm.ts';

/** The trays of the farm, and how a count of them is stored. */
export function useTrayCounting() {
  const trays = {
    capacity: useFarm((farm) => farm.capacity),
    trayStatus: useFarm((farm) => farm.trayStatus),
  };
  const carryOut = useCarryOut();
  const onCounted = (payload: TrayCount) =>
    carryOut({ type: 'COUNT_TRAYS', payload }, 'Trays counted');
  return { trays, onCounted };
}
