import { expect, test } from 'vitest';
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
