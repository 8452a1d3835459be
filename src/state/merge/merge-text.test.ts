import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { mergeText } from './merge-text.ts';

/** Each letter is a line. */
const lines = (letters: string) => Array.from(letters).join('\n');

test.each([
  ['lines changed apart', 'abcde', 'Abcde', 'abcdE', 'AbcdE'],
  ['a line more at the top and one less at the end', 'abcde', 'xabcde', 'abcd', 'xabcd'],
  ['one line changed twice', 'abcde', 'aBcde', 'aXcde', null],
  ['neighbouring lines, which may depend on each other', 'abcde', 'aBcde', 'abCde', null],
  ['two lines added at one place', 'abcde', 'abcdex', 'abcdey', null],
  ['lines that stand there more than once', 'a-b-c-d', 'a-B-c-d', 'a-b-c-x-d', 'a-B-c-x-d'],
  ['one line between two changes', 'abc', 'Abc', 'abC', 'AbC'],
  ['one line between two new ones', 'abc', 'xabc', 'aybc', 'xaybc'],
  ['the first line gone and a last one added', 'ab', 'b', 'abc', 'bc'],
  ['the first line gone and the last one changed', 'abcd', 'bcd', 'abcxy', 'bcxy'],
  ['a line that was moved', 'abcdef', 'bcadef', 'abcdeF', 'bcadeF'],
])('%s: of %s, %s and %s comes %s', (_what, base, local, remote, merged) => {
  const both = merged === null ? null : lines(merged);
  expect(mergeText(lines(base), lines(local), lines(remote))).toBe(both);
});

test('a thousand lines are compared, one more is taken as one value', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`);
  const changed = (count: number, at: number) => numbered(count).with(at, 'new').join('\n');
  const both = numbered(1000).with(0, 'new').with(999, 'new').join('\n');
  expect(mergeText(numbered(1000).join('\n'), changed(1000, 0), changed(1000, 999))).toBe(both);
  expect(mergeText(numbered(1001).join('\n'), changed(1001, 0), changed(1001, 999))).toBe(null);
  const longer = `${numbered(1000).join('\n')}\nmore`;
  expect(mergeText(numbered(1000).join('\n'), longer, changed(1000, 0))).toBe(null);
  expect(mergeText(numbered(1000).join('\n'), changed(1000, 0), longer)).toBe(null);
});

test('whatever is written above a line and below it, that of both sides stands', () => {
  const some = (...words: readonly string[]) =>
    fc.array(fc.constantFrom(...words), { maxLength: 6 });
  const above = some('Soak.', 'Sow.');
  const below = some('Light.', 'Cut.');
  const text = (a: readonly string[], b: readonly string[]) =>
    [...a, 'Weigh down.', ...b].join('\n');
  checkLaw([above, above, below, below], (a, otherA, b, otherB) => {
    expect(mergeText(text(a, b), text(otherA, b), text(a, otherB))).toBe(text(otherA, otherB));
    expect(mergeText(text(a, b), text(a, otherB), text(otherA, b))).toBe(text(otherA, otherB));
  });
});

test('lines taken out here and there, with one that stays between, are all out', () => {
  const base = ['Soak.', 'Drain.', 'Sow.', 'Weigh down.', 'Water.', 'Light.', 'Turn.', 'Cut.'];
  // What each side takes out; two that follow one another are taken out by the same side.
  const sides = fc.array(fc.constantFrom('here', 'there', 'nobody'), {
    minLength: 8,
    maxLength: 8,
  });
  checkLaw([sides], (drawn) => {
    const by = drawn.map((side, at) =>
      at > 0 && drawn[at - 1] !== 'nobody' && side !== drawn[at - 1] ? 'nobody' : side,
    );
    const without = (...gone: readonly string[]) =>
      base.filter((_, at) => !gone.includes(by[at] ?? '')).join('\n');
    expect(mergeText(base.join('\n'), without('here'), without('there'))).toBe(
      without('here', 'there'),
    );
  });
});
