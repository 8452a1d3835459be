import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { mergeText } from './merge-text.ts';

const BASE = 'Soak.\nSow.\nWeigh down.\nLight.\nCut.';

test('lines changed apart are both changed', () => {
  const local = BASE.replace('Soak.', 'Soak 8 h.');
  const remote = BASE.replace('Cut.', 'Cut low.');
  expect(mergeText(BASE, local, remote)).toBe('Soak 8 h.\nSow.\nWeigh down.\nLight.\nCut low.');
});

test('a line added at the top and one taken away at the end are both so', () => {
  expect(mergeText(BASE, `First.\n${BASE}`, 'Soak.\nSow.\nWeigh down.\nLight.')).toBe(
    'First.\nSoak.\nSow.\nWeigh down.\nLight.',
  );
});

test('the same line changed twice cannot be merged', () => {
  expect(
    mergeText(BASE, BASE.replace('Sow.', 'Sow thin.'), BASE.replace('Sow.', 'Sow thick.')),
  ).toBe(null);
});

test('neighbouring lines cannot be merged: they may depend on each other', () => {
  expect(mergeText(BASE, BASE.replace('Sow.', 'Sow!'), BASE.replace('Weigh down.', 'Weigh!'))).toBe(
    null,
  );
});

test('two lines added at the same place cannot be merged', () => {
  expect(mergeText(BASE, `${BASE}\nWash.`, `${BASE}\nPack.`)).toBe(null);
});

test('lines that stand there more than once are told apart by those around them', () => {
  const base = 'Soak.\n\nSow.\n\nLight.\n\nCut.';
  const local = 'Soak.\n\nSow thin.\n\nLight.\n\nCut.';
  const remote = 'Soak.\n\nSow.\n\nLight.\n\nTurn.\n\nCut.';
  expect(mergeText(base, local, remote)).toBe('Soak.\n\nSow thin.\n\nLight.\n\nTurn.\n\nCut.');
  expect(mergeText(base, remote, local)).toBe('Soak.\n\nSow thin.\n\nLight.\n\nTurn.\n\nCut.');
});

test('one line between two changes is enough to keep both', () => {
  expect(mergeText('a\nb\nc', 'A\nb\nc', 'a\nb\nC')).toBe('A\nb\nC');
  expect(mergeText('a\nb\nc', 'b\nc', 'a\nb')).toBe('b');
  expect(mergeText('a\nb\nc', 'x\na\nb\nc', 'a\ny\nb\nc')).toBe('x\na\ny\nb\nc');
});

test('a thousand lines are compared, one more is taken as one value', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`);
  const changed = (count: number, at: number) => lines(count).with(at, 'new').join('\n');
  const both = lines(1000).with(0, 'new').with(999, 'new').join('\n');
  expect(mergeText(lines(1000).join('\n'), changed(1000, 0), changed(1000, 999))).toBe(both);
  expect(mergeText(lines(1001).join('\n'), changed(1001, 0), changed(1001, 999))).toBe(null);
  const longer = `${lines(1000).join('\n')}\nmore`;
  expect(mergeText(lines(1000).join('\n'), longer, changed(1000, 0))).toBe(null);
  expect(mergeText(lines(1000).join('\n'), changed(1000, 0), longer)).toBe(null);
});

test('two changes at one place that both begin or end a text are told apart', () => {
  expect(mergeText('a\nb', 'b', 'a\nb\nc')).toBe('b\nc');
  expect(mergeText('a\nb\nc\nd', 'b\nc\nd', 'a\nb\nc\nx\ny')).toBe('b\nc\nx\ny');
  expect(mergeText('a\nb\nc', 'x\ny\na\nb\nc', 'a\nb')).toBe('x\ny\na\nb');
});

test('a line that was moved is taken out at one place and put in at the other', () => {
  expect(mergeText('a\nb\nc\nd\ne\nf', 'b\nc\na\nd\ne\nf', 'a\nb\nc\nd\ne\nF')).toBe(
    'b\nc\na\nd\ne\nF',
  );
});

test('whatever is written above a line and below it, that of both sides stands', () => {
  const lines = (...words: readonly string[]) =>
    fc.array(fc.constantFrom(...words), { maxLength: 6 });
  const above = lines('Soak.', 'Sow.');
  const below = lines('Light.', 'Cut.');
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
