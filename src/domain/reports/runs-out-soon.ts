import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/name-order.ts';
import { tryConvert } from '#domain/units/convert.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { unitFamily } from '#domain/units/unit-family.ts';
import type { Quantity } from '#domain/units/unit.ts';
import type { InventoryLine } from './inventory-line.ts';
import { RUN_OUT_SOON_DAYS } from './stock-run-out.ts';

/** Stock that the plan uses up soon. */
export interface RunsOutSoon {
  readonly line: InventoryLine;
  /** The first planting or packing that is not covered. */
  readonly dateISO: IsoDate;
  /** Shortage for the next 14 days of work. */
  readonly missing: Quantity;
}

/** Smallest weight to list. */
const LEAST_WEIGHT = 0.1;

/**
 * Seed, soil and packaging that the plan uses up in the next 14 days, most urgent first.
 *
 * Stock that was never counted is left out.
 */
export function runsOutSoon(lines: readonly InventoryLine[], today: IsoDate): RunsOutSoon[] {
  const last = addDays(today, RUN_OUT_SOON_DAYS - 1);
  return lines
    .flatMap((line) => {
      const { runOutISO, isCounted } = line;
      if (runOutISO === null || runOutISO > last || !isCounted) return [];
      return [{ line, dateISO: runOutISO, missing: missingOf(line) }];
    })
    .sort((a, b) => compareTexts(a.dateISO, b.dateISO) || compareTexts(a.line.name, b.line.name));
}

/** Seed in pounds, soil in its unit, what is counted by the piece in whole pieces. */
function missingOf({ missing, unit, seedOf }: InventoryLine): Quantity {
  const pounds = seedOf.length === 0 ? null : tryConvert(missing, unit, 'lb');
  if (pounds === null && unitFamily(unit) === 'count') return { qty: Math.ceil(missing), unit };
  const told: Quantity = pounds === null ? { qty: missing, unit } : { qty: pounds, unit: 'lb' };
  return { ...told, qty: Math.max(LEAST_WEIGHT, roundTo(told.qty, 1)) };
}
