import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { MUTANT_SWITCH, plantMutants } from './plant-mutants.ts';

/** What an expression comes to without a mutant, and with each of its mutants on. */
function answers(expression: string, values: Readonly<Record<string, unknown>>): unknown[] {
  const mutants = findMutants('rule.ts', expression).map((mutant, id) => ({ ...mutant, id }));
  const planted = plantMutants(expression, mutants);
  return [null, ...mutants].map((mutant) =>
    runInNewContext(planted, { ...values, [MUTANT_SWITCH]: (id: number) => id === mutant?.id }),
  );
}

test('planted code does what it did until a mutant is on, and then only what that one changes', () => {
  // 5 < 5, then <=.
  expect(answers('a < b', { a: 5, b: 5 })).toEqual([false, true]);
  // 2 * (3 + 1), then /, -, and the constant 2.
  expect(answers('a * (b + 1)', { a: 2, b: 3 })).toEqual([8, 0.5, 4, 10]);
});

test('mutants within each other each have their own effect', () => {
  // a && !b of true and false; then ||, and without the !.
  expect(answers('a && !b', { a: true, b: false })).toEqual([true, true, false]);
});

test('several mutants of one place each have their own effect', () => {
  const code = 'let said = 0; if (a) { said = b; } said';
  // The first 0 as 1 is overwritten; a turned round, and never met.
  expect(answers(code, { a: true, b: 7 })).toEqual([7, 7, 0, 0]);
});
