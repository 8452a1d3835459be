import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectLots } from './supply.ts';

/**
 * What the menu of a batch says of lost trays: "Lost…" while it is in the ground. A farm that does not track
 * losses only looks at those it has logged; null when there is nothing to say.
 */
export function selectLossLabel(
  farm: FarmDocument,
  cycleKey: string,
  today: IsoDate,
): string | null {
  if (farm.settings.reporting.trackHarvestLoss) {
    return selectLots(farm, today).get(cycleKey)?.state === 'growing' ? 'Lost…' : null;
  }
  const isLogged = farm.harvestLosses.some((loss) => loss.cycleKey === cycleKey);
  return cycleKey !== '' && isLogged ? 'Logged losses' : null;
}
