import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { ComparedConflict } from '#domain/capacity/compare-simulations.ts';
import type { InputChanges } from '#domain/capacity/input-changes.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { formatCount, formatDay } from '#ui/format.ts';

const MAX_NAMED = 3;

/** What was changed between two runs, in sentences: "Added: FD Sunflower. Changed: racks." */
export function changesText({ added, removed, changed, others }: InputChanges): string {
  const parts = [
    ['Added', labels(added)],
    ['Removed', labels(removed)],
    ['Changed', [...labels(changed), ...others]],
  ] as const;
  const sentences = parts
    .filter(([, what]) => what.length > 0)
    .map(([verb, what]) => `${verb}: ${what.join(', ')}.`);
  return sentences.join(' ');
}

function labels(demands: readonly CapacityDemand[]): string[] {
  const shown = demands.slice(0, MAX_NAMED).map(({ label, id }) => label || id);
  const more = demands.length - MAX_NAMED;
  return more > 0 ? [...shown, `${more} more`] : shown;
}

export function countConflicts(conflicts: readonly ComparedConflict[]) {
  const count = (wanted: ComparedConflict['change']) =>
    conflicts.filter(({ change }) => change === wanted).length;
  return {
    fresh: count('new'),
    gone: count('gone'),
    same: count('same'),
    /** Among the same ones, those that are over by more than before. */
    worse: conflicts.filter(isWorse).length,
  };
}

/**
 * The answer to "what if I take this?": whether more goes wrong than without it.
 *
 * @param conflicts - Those with what is tried, compared with those without it; by date.
 */
export function answerText(conflicts: readonly ComparedConflict[]): string {
  const { fresh, same, worse } = countConflicts(conflicts);
  const first = conflicts.find((compared) => compared.change === 'new' || isWorse(compared));
  if (first === undefined) {
    return same === 0 ? 'It fits. No conflicts.' : 'It fits. No new conflicts.';
  }
  const problems = [
    ...(fresh > 0 ? [formatCount(fresh, 'new conflict')] : []),
    ...(worse > 0 ? [`${worse} worse`] : []),
  ];
  return `It doesn’t fit: ${problems.join(', ')}, first on ${formatDay(first.conflict.date)}.`;
}

function isWorse({ conflict, overByBefore }: ComparedConflict): boolean {
  return overByBefore !== null && conflict.overBy > overByBefore;
}

/** The difference of an amount in words: "2 more", "1 less"; null when there is none. */
export function differenceText(now: number, before: number): string | null {
  const difference = roundUnits(now - before);
  if (difference === 0) return null;
  return difference > 0 ? `${difference} more` : `${-difference} less`;
}
