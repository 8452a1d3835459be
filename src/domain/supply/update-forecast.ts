import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { changedVarieties } from './changed-varieties.ts';
import { outlookAfter, forecastSupply } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { SupplyFarm } from './supply-farm.ts';

/**
 * Updates an outlook, recomputing only what changed.
 *
 * @param last - Outlook of a farm that shares unchanged parts with this one; `null` if there is none.
 */
export function updateForecast<Farm extends SupplyFarm>(
  last: Outlook<Farm> | null,
  farm: Farm,
  today: IsoDate,
): Outlook<Farm> {
  if (last?.farm === farm && last.today === today) return last;
  const changed = last?.today === today ? changedVarieties(last.farm, farm) : null;
  if (last === null || changed === null) return forecastSupply(farm, today);
  const ids = new Set([...changed].filter((id) => last.ledger.has(id)));
  // Nothing of the supply has changed: what follows from it need not be worked out again.
  return ids.size === 0 && changed.size === 0 ? { ...last, farm } : outlookAfter(last, farm, ids);
}
