import { expect, test } from 'vitest';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { drawMutants, mutantsAt } from './choose-mutants.ts';
import type { Mutant } from './mutant.ts';

const aMutant = (file: string, line: number): Mutant => ({
  file,
  line,
  start: 0,
  end: 1,
  kind: 'constant',
  isOfLoading: false,
  was: '0',
  becomes: '1',
});
const all = () => true;
const mutants = Array.from({ length: 20 }, (_, line) => aMutant('src/domain/trays/scrub.ts', line));

test('the same seed draws the same mutants, none of them twice', () => {
  const drawn = drawMutants(mutants, 5, seededDraws(3), all);
  expect(drawn).toEqual(drawMutants(mutants, 5, seededDraws(3), all));
  expect(new Set(drawn).size).toBe(5);
  expect(drawMutants(mutants, 5, seededDraws(4), all)).not.toEqual(drawn);
});

test('a sample larger than all there are is all there are', () => {
  expect(new Set(drawMutants(mutants, 50, seededDraws(1), all))).toEqual(new Set(mutants));
});

test('a sample is as large as asked for, whatever of it does not count', () => {
  const isEven = ({ line }: Mutant) => line % 2 === 0;
  const drawn = drawMutants(mutants, 5, seededDraws(3), isEven);
  expect(drawn).toHaveLength(5);
  expect(drawn.every(isEven)).toBe(true);
});

test('a place is a folder, a file or a line', () => {
  const others = [aMutant('src/domain/trays-old/a.ts', 4), ...mutants];
  expect(mutantsAt(others, 'src/domain/trays')).toEqual(mutants);
  expect(mutantsAt(others, 'src/domain/trays/scrub.ts')).toEqual(mutants);
  expect(mutantsAt(others, 'src/domain/trays/scrub.ts:4')).toEqual([mutants[4]]);
});
