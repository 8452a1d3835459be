import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Mutant } from './mutant.ts';

/**
 * So many of these that count, drawn without putting back; all of them when there are no more. What does not count is
 * drawn, too, and laid aside, so that only few need be asked about.
 */
export function drawMutants(
  mutants: readonly Mutant[],
  count: number,
  draws: SeededDraws,
  counts: (mutant: Mutant) => boolean,
): readonly Mutant[] {
  const left = [...mutants];
  const drawn: Mutant[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = draws.whole(0, left.length - 1);
    drawn.push(...left.splice(at, 1).filter(counts));
  }
  return drawn;
}

/** The mutants of a place such as `src/domain/trays` or `src/domain/trays/scrub.ts:12`. */
export function mutantsAt(mutants: readonly Mutant[], place: string): readonly Mutant[] {
  const [path = '', line] = place.split(':');
  return mutants.filter(
    (mutant) =>
      (mutant.file === path || mutant.file.startsWith(`${path}/`)) &&
      (line === undefined || mutant.line === Number(line)),
  );
}
