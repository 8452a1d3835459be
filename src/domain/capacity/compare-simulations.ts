import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { conflictKey } from './find-conflicts.ts';
import type { SimulatedConflict, SimulatedDay, SimulationResult } from './simulation.ts';

/** A simulated day next to the same day of the previous run. `null` if there is nothing to compare. */
export interface ComparedDay {
  readonly date: IsoDate;
  readonly now: SimulatedDay;
  readonly before: SimulatedDay | null;
}

export interface ComparedConflict {
  readonly conflict: SimulatedConflict;
  readonly change: 'new' | 'gone' | 'same';
  /** By how much it was over before, when that differs; null otherwise. */
  readonly overByBefore: number | null;
}

export function compareDays(
  now: SimulationResult,
  before: SimulationResult | null,
): readonly ComparedDay[] {
  return Object.entries(now.days).map(([date, day]) => ({
    date,
    now: day,
    before: before?.days[date] ?? null,
  }));
}

/**
 * The conflicts of a run and what became of those before: new, gone, or the same, by date.
 *
 * The same kind of room on the same day is the same conflict, however much it is over by; without a
 * run before nothing is new.
 */
export function compareConflicts(
  now: SimulationResult,
  before: SimulationResult | null,
): readonly ComparedConflict[] {
  if (before === null) {
    return now.conflicts.map((conflict) => ({ conflict, change: 'same', overByBefore: null }));
  }
  const earlier = new Map(before.conflicts.map((conflict) => [conflictKey(conflict), conflict]));
  const compared = now.conflicts.map((conflict): ComparedConflict => {
    const known = earlier.get(conflictKey(conflict));
    earlier.delete(conflictKey(conflict));
    if (known === undefined) return { conflict, change: 'new', overByBefore: null };
    const differs = known.overBy !== conflict.overBy;
    return { conflict, change: 'same', overByBefore: differs ? known.overBy : null };
  });
  const gone = [...earlier.values()].map((conflict): ComparedConflict => ({
    conflict,
    change: 'gone',
    overByBefore: null,
  }));
  return [...compared, ...gone].sort((a, b) => compareTexts(a.conflict.date, b.conflict.date));
}
