import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { RUN_OUT_SOON_DAYS } from '#domain/reports/stock-run-out.ts';
import type { InventoryLine } from '#domain/reports/inventory-line.ts';

export type RunOutLevel = 'out' | 'soon' | 'enough';

/** A line that does not cover all that is planned. */
export interface RunOut {
  readonly line: InventoryLine;
  /** The first planting or packing that is not covered. */
  readonly dateISO: IsoDate;
  /** Until that day; 0 when it is here or over. */
  readonly days: number;
  readonly level: RunOutLevel;
}

/** What the plan uses up, the first to run out first. */
export function runOuts(lines: readonly InventoryLine[], today: IsoDate): readonly RunOut[] {
  return lines
    .flatMap((line) => runOutOf(line, today) ?? [])
    .toSorted((a, b) => a.days - b.days || a.line.name.localeCompare(b.line.name));
}

/** When a line runs out, or null when it covers the whole plan. */
export function runOutOf(line: InventoryLine, today: IsoDate): RunOut | null {
  const { runOutISO, onHand } = line;
  if (runOutISO === null) return null;
  const days = Math.max(0, daysBetween(today, runOutISO));
  return { line, dateISO: runOutISO, days, level: levelOf(onHand, days) };
}

function levelOf(onHand: number, days: number): RunOutLevel {
  if (onHand <= 0) return 'out';
  return days < RUN_OUT_SOON_DAYS ? 'soon' : 'enough';
}
