import { mutantLabel } from './mutant.ts';
import type { Outcome } from './outcome.ts';
import { isAlive } from './outcome.ts';

/** Percent of the mutants in each folder that tests must feel. */
export const FLOOR = 85;

/** The table of what became of the mutants, those alive by name, and whether every folder is above the floor. */
export function verdictOn(
  folders: readonly string[],
  outcomes: readonly Outcome[],
): { readonly lines: readonly string[]; readonly isPassed: boolean } {
  const rows = folders.map((folder) => {
    const here = outcomes.filter(({ mutant }) => mutant.file.startsWith(`${folder}/`));
    const count = (end: Outcome['end']): number => here.filter((one) => one.end === end).length;
    const dead = count('killed') + count('timeout');
    const counted = here.length - count('needless');
    const percent = counted === 0 ? 100 : (100 * dead) / counted;
    const line =
      `${folder}: ${counted} mutants, ${count('killed')} killed, ${count('timeout')} timed out, ` +
      `${count('survived')} survived, ${count('unmet')} met by no test: ${percent.toFixed(1)} %` +
      ` (beside them ${count('needless')} in defaults that only the compiler asks for)`;
    return { line, isPassed: percent >= FLOOR };
  });
  const alive = outcomes
    .filter(isAlive)
    .sort((a, b) => a.mutant.file.localeCompare(b.mutant.file) || a.mutant.line - b.mutant.line)
    .map(
      ({ mutant, end, meeting }) =>
        `${end === 'unmet' ? 'unmet   ' : 'survived'} ${mutantLabel(mutant)}  (${meeting} tests)`,
    );
  const isPassed = rows.every((row) => row.isPassed);
  const verdict = `${isPassed ? 'passed' : 'FAILED'}: the floor is ${FLOOR} % in each folder`;
  return { lines: [...alive, ...rows.map(({ line }) => line), verdict], isPassed };
}
