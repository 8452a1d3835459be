import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { HAIR, roundUnits } from '#domain/units/rounding.ts';

/** Forecast of when a stock runs out at planned use. Amounts in the stock's unit, 4 decimals. */
export interface StockRunOut {
  /** A quarter of the next 28 days' use, late work included. `null` if unknown. */
  readonly plannedWeekly: number | null;
  /** The day of the first planting or packing that is not covered; null when the plan has none. */
  readonly runOutISO: IsoDate | null;
  /** Shortage for the next 14 days of work; 0 if covered. */
  readonly missing: number;
}

/** Use of a stock on one day, in its unit. `null` if it doesn't convert. */
interface StockUse {
  readonly dateISO: IsoDate;
  readonly qty: number | null;
}

/** Days, today included, whose work is looked at for what to order now. */
export const RUN_OUT_SOON_DAYS = 14;

const WEEKS = 4;

/** Follows the uses of a plan, which come by day, until the stock is not enough for one. */
export function stockRunOut(
  onHand: number,
  uses: readonly StockUse[],
  today: IsoDate,
): StockRunOut {
  if (uses.some(({ qty }) => qty === null)) {
    return { plannedWeekly: null, runOutISO: null, missing: 0 };
  }
  const neededUpTo = (dateISO: IsoDate) =>
    uses.reduce((sum, use) => (use.dateISO <= dateISO ? sum + (use.qty ?? 0) : sum), 0);
  let left = onHand;
  const uncovered = uses.find(({ qty }) => {
    left -= qty ?? 0;
    return qty !== null && qty > 0 && left < -HAIR;
  });
  const missing = neededUpTo(addDays(today, RUN_OUT_SOON_DAYS - 1)) - onHand;
  return {
    plannedWeekly: roundUnits(neededUpTo(addDays(today, WEEKS * 7 - 1)) / WEEKS),
    runOutISO: uncovered?.dateISO ?? null,
    missing: uncovered === undefined ? 0 : roundUnits(Math.max(0, missing)),
  };
}
