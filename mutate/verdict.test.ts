import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { verdictOn } from './verdict.ts';

function outcomes(folder: string, ends: Readonly<Partial<Record<Outcome['end'], number>>>) {
  return Object.entries(ends).flatMap(([end, count]) =>
    Array.from({ length: count }, (_, line): Outcome => ({
      mutant: {
        file: `${folder}/rule.ts`,
        line: line + 1,
        start: 0,
        end: 1,
        kind: 'constant',
        isOfLoading: false,
        was: '0',
        becomes: '1',
      },
      // Only the keys of an outcome stand in `ends`.
      end: end as Outcome['end'],
      meeting: 3,
    })),
  );
}

test('a folder passes from 85 of 100 on; one that ran out of time counts as felt', () => {
  const good = outcomes('src/domain', { killed: 80, timeout: 5, survived: 10, unmet: 5 });
  const { lines, isPassed } = verdictOn(['src/domain'], good);
  expect(isPassed).toBe(true);
  expect(lines.at(-2)).toBe(
    'src/domain: 100 mutants, 80 killed, 5 timed out, 10 survived, 5 met by no test: 85.0 % (beside them 0 in defaults that only the compiler asks for)',
  );
  expect(lines[0]).toBe('survived src/domain/rule.ts:1  0  →  1  (3 tests)');
});

test('what stands in a default that only the compiler asks for counts neither way', () => {
  const { lines, isPassed } = verdictOn(
    ['src/domain'],
    outcomes('src/domain', { killed: 84, survived: 16, needless: 50 }),
  );
  expect(isPassed).toBe(false);
  expect(lines).toHaveLength(16 + 2);
  expect(lines.at(-2)).toContain('100 mutants, 84 killed');
  expect(lines.at(-2)).toContain('84.0 % (beside them 50 in defaults');
});

test('each folder has the floor for itself', () => {
  const farms = [
    ...outcomes('src/domain', { killed: 100 }),
    ...outcomes('src/state/merge', { killed: 8, survived: 2 }),
  ];
  expect(verdictOn(['src/domain', 'src/state/merge'], farms).isPassed).toBe(false);
  expect(verdictOn(['src/domain'], farms).isPassed).toBe(true);
});
