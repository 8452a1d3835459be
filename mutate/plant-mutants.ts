import type { Mutant } from './mutant.ts';

/** The name of the switch that planted code asks whether a mutant is on. */
export const MUTANT_SWITCH = '__mutant';

/** A mutant and the number that turns it on. */
export interface NumberedMutant extends Mutant {
  readonly id: number;
}

/**
 * The source of a file with all these mutants in it, each behind the switch. With none of them on it
 * does what it did before.
 */
export function plantMutants(source: string, mutants: readonly NumberedMutant[]): string {
  const choices = new Map<string, { start: number; end: number; text: string }>();
  for (const { id, start, end, becomes } of mutants) {
    const before = choices.get(`${start}-${end}`)?.text ?? '';
    const text = `${before}${MUTANT_SWITCH}(${id}) ? (${becomes}) : `;
    choices.set(`${start}-${end}`, { start, end, text });
  }
  const pieces = [...choices.values()].flatMap(({ start, end, text }) => [
    { at: start, isEnd: 0, far: -end, text: `(${text}(` },
    { at: end, isEnd: -1, far: -start, text: '))' },
  ]);
  // What begins first ends last: at one place the ends of inner mutants, then the begins of outer ones.
  pieces.sort((a, b) => a.at - b.at || a.isEnd - b.isEnd || a.far - b.far);
  let read = 0;
  const planted = pieces.map(({ at, text }) => {
    const before = source.slice(read, at);
    read = at;
    return before + text;
  });
  return planted.join('') + source.slice(read);
}
