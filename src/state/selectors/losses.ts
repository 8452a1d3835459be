import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectLots } from './supply.ts';

/** Label of a batch's loss menu: "Lost…" while it grows; only logged losses without tracking; `null` for none. */
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
