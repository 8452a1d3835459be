import type { InventoryLine } from '#domain/reports/inventory-snapshot.ts';

/** How near the end of something is. */
export type RunOutLevel = 'out' | 'soon' | 'enough';

/** A line that is used up one day. */
export interface RunOut {
  readonly line: InventoryLine;
  readonly weeks: number;
  /** Whole days. */
  readonly days: number;
  readonly level: RunOutLevel;
}

/** What lasts for fewer weeks runs out soon. */
const SOON_WEEKS = 2;

const DAYS_A_WEEK = 7;

/** Guards against weeks of 4 decimals that fell a hair short of a day. */
const EPSILON = 0.001;

/** What is used at all, the first to run out first. */
export function runOuts(lines: readonly InventoryLine[]): readonly RunOut[] {
  return lines
    .flatMap((line) => runOutOf(line) ?? [])
    .toSorted((a, b) => a.weeks - b.weeks || a.line.name.localeCompare(b.line.name));
}

/** When a line runs out, or null when nothing of it is used. */
export function runOutOf(line: InventoryLine): RunOut | null {
  const weeks = line.weeksUntilRunout;
  if (weeks === null) return null;
  const days = Math.floor(weeks * DAYS_A_WEEK + EPSILON);
  return { line, weeks, days, level: levelOf(weeks) };
}

function levelOf(weeks: number): RunOutLevel {
  if (weeks === 0) return 'out';
  return weeks < SOON_WEEKS ? 'soon' : 'enough';
}
