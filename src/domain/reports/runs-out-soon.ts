import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { inDigits, say, weightOf, type Sentence } from '#domain/tell/say.ts';
import { tryConvert } from '#domain/units/convert.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { unitFamily, unitOf, GRAMS_PER } from '#domain/units/unit.ts';
import type { InventoryLine } from './inventory-line.ts';
import { RUN_OUT_SOON_DAYS } from './stock-run-out.ts';

/** Stock that the plan uses up soon. */
export interface RunsOutSoon {
  readonly line: InventoryLine;
  /** The first planting or packing that is not covered. */
  readonly dateISO: IsoDate;
  /** Shortage for the next 14 days of work. */
  readonly missing: Sentence;
}

/** The least that is told of soil, in its unit; seed is told from 0.1 lb or 10 g on. */
const LEAST_AMOUNT = 0.1;
const LEAST_POUNDS = 10 / GRAMS_PER.lb;

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

/** Seed by its weight, soil in its unit, what is counted by the piece in whole pieces. */
function missingOf({ missing, unit, seedOf }: InventoryLine): Sentence {
  const pounds = seedOf.length === 0 ? null : tryConvert(missing, unit, 'lb');
  if (pounds !== null) return say`${weightOf('lb', Math.max(LEAST_POUNDS, pounds), 'least')}`;
  const qty =
    unitFamily(unit) === 'count' ? Math.ceil(missing) : Math.max(LEAST_AMOUNT, roundTo(missing, 1));
  return say`${inDigits(qty, 'size')} ${unitOf({ qty, unit })}`;
}
