import type { TrayCount } from '#domain/trays/count-trays.ts';
import { selectPartsOf } from '../selectors/parts-of-farm.ts';
import { useCarryOut, useFarm } from './use-farm.ts';

/** Those at customers are no clean ones. */
const selectOwnedTrays = selectPartsOf('capacity', 'trayStatus', 'deliveries');

/** The trays of the farm, and how a count of them is stored. */
export function useTrayCounting() {
  const trays = useFarm(selectOwnedTrays);
  const carryOut = useCarryOut();
  const onCounted = (payload: TrayCount) =>
    carryOut({ type: 'COUNT_TRAYS', payload }, 'Trays counted');
  return { trays, onCounted };
}
