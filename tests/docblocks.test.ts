import { expect, test } from 'vitest';
import { readSourceTree } from '#tests/support/source/source-tree.ts';

/** A docblock of one line, and the name under it. */
const DOCBLOCK =
  /\/\*\* (.*) \*\/\n[ \t]*(?:export |async |abstract |readonly |function\*? |const |let |class |interface |type )*([A-Za-z_$][\w$]*)/g;

/** Words that say nothing by themselves. */
const SMALL_WORDS = new Set(
  'a an the of and or to in on at is are was were it its that this these as by for from with what which who whose whether all any each one there'.split(
    ' ',
  ),
);

test('a docblock says more than the name under it', () => {
  const rules = readSourceTree().filter(({ path }) => /^src\/(domain|state|ui)\//.test(path));
  const found = rules.flatMap(({ path, text }) =>
    [...text.matchAll(DOCBLOCK)].map(([, words = '', name = '']) => ({ path, words, name })),
  );
  expect(found.length).toBeGreaterThan(1000);
  const restating = found.filter(({ words, name }) => isRestating(words, name));
  expect(restating.map(({ path, name, words }) => `${path}: ${name}: ${words}`)).toEqual([]);
});

test('what a docblock adds is a word, a figure or an example', () => {
  expect(isRestating('The first day of a month.', 'firstDayOfMonth')).toBe(true);
  expect(isRestating('Whole days, 0 to 7.', 'wholeDays')).toBe(false);
  expect(isRestating('Trays in use.', 'TRAYS_IN_USE')).toBe(true);
  expect(isRestating('Products, the best sold first.', 'products')).toBe(false);
  expect(isRestating('The last day of the plan.', 'horizonEnd')).toBe(false);
});

/** Whether every word of a docblock stands in the name already, but for small words. */
function isRestating(words: string, name: string): boolean {
  if (/[\d"'`@…]/.test(words)) return false;
  const named = new Set(wordsOf(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')));
  return wordsOf(words).every((word) => SMALL_WORDS.has(word) || named.has(word));
}

/** The words of a text, in small letters and without the sign of more than one. */
function wordsOf(text: string): string[] {
  return (text.match(/[A-Za-z]+/g) ?? []).map((word) => {
    const small = word.toLowerCase();
    return small.length > 3 ? small.replace(/(?<=[^s])s$/, '') : small;
  });
}
