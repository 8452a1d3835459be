import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { windowDays } from '#domain/capacity/capacity.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectCapacityDays, selectStandingTasks } from '#state/selectors/capacity.ts';
import { selectLateBatches, selectWorkOfToday } from '#state/selectors/late-work.ts';
import { selectRealDays } from '#state/selectors/supply.ts';

/** How far the card of the racks looks ahead. */
export const CAPACITY_DAYS = windowDays(null);

/**
 * Works out what the cards say, one after the other: drawn for the first time, they find it done.
 *
 * @param stockOf - What the card of the stock shows; null where there is none.
 */
export function* dashboardAhead(
  farm: FarmDocument,
  today: IsoDate,
  stockOf: ((farm: FarmDocument, today: IsoDate) => unknown) | null = null,
): Incremental<void> {
  selectRealDays(farm, today);
  yield;
  selectLateBatches(farm, today);
  yield;
  selectWorkOfToday(farm, today);
  yield;
  selectStandingTasks(farm, today);
  yield;
  selectCapacityDays(farm, today, CAPACITY_DAYS);
  yield;
  stockOf?.(farm, today);
}
