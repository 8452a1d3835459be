import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';

const LOOK_BACK_DAYS = 31;

/** Two amounts that differ by less are the same amount. */
export const SHORT_OZ = 0.05;

/** Harvest days in the supply ledger: one month back, and as far ahead as tasks are planned. */
export function supplyWindow(today: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } {
  return { from: addDays(today, -LOOK_BACK_DAYS), to: addDays(today, REBUILD_HORIZON_DAYS) };
}
