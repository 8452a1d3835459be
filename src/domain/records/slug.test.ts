import { expect, test } from 'vitest';
import { slug, uniqueId, uniqueSlug } from './slug.ts';

test('a slug is lower case with single dashes and none at its ends', () => {
  expect(slug('  Speckled Pea — No. 2! ')).toBe('speckled-pea-no-2');
  expect(slug('Radish')).toBe('radish');
  expect(slug('…')).toBe('');
});

test('a taken id gets the suffix -2, then -3', () => {
  expect(uniqueSlug('Speckled Pea', new Set())).toBe('speckled-pea');
  expect(uniqueSlug('Speckled pea', new Set(['speckled-pea']))).toBe('speckled-pea-2');
  expect(uniqueId('pea', new Set(['pea', 'pea-2']))).toBe('pea-3');
});

test('a name without letters still gets an id', () => {
  expect(uniqueSlug('豆苗', new Set(['variety']))).toBe('variety-2');
});
