import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { findVariety } from './variety-page.tsx';

const renamed = aVariety({ id: 'pea', name: 'Speckled Pea' });
const other = aVariety({ id: 'speckled', name: 'Pea' });

test('an id is matched before a name, and a name as a slug', () => {
  expect(findVariety([other, renamed], 'pea')).toBe(renamed);
  expect(findVariety([renamed, other], 'speckled-pea')).toBe(renamed);
  expect(findVariety([renamed, other], 'Speckled Pea')).toBe(renamed);
});

test('nothing is found for an unknown or blank address', () => {
  expect(findVariety([renamed], 'kale')).toBeUndefined();
  expect(findVariety([aVariety({ name: '香菜' })], '--')).toBeUndefined();
});
