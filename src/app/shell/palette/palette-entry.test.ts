import { expect, test } from 'vitest';
import { findEntries } from './palette-entry.ts';
import type { PaletteEntry } from './palette-entry.ts';

const entry = (label: string, rest: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: label,
  label,
  group: 'Varieties',
  run: () => {},
  ...rest,
});
const labels = (found: readonly PaletteEntry[]) => found.map(({ label }) => label);

test('a label that begins with the query comes before one that contains it', () => {
  const entries = [entry('Speckled Pea'), entry('Sweet peas'), entry('Pea'), entry('Radish')];
  expect(labels(findEntries(entries, 'pea', 9))).toEqual(['Pea', 'Speckled Pea', 'Sweet peas']);
});

test('the case of letters and spaces around do not matter', () => {
  expect(labels(findEntries([entry('Arugula')], '  ARU ', 9))).toEqual(['Arugula']);
});

test('a detail is found too, after the labels', () => {
  const entries = [entry('Market', { detail: 'Order for Oak' }), entry('Oak leaf')];
  expect(labels(findEntries(entries, 'oak', 9))).toEqual(['Oak leaf', 'Market']);
});

test('without a query screens and actions are listed', () => {
  const entries = [entry('Pea'), entry('Tasks', { group: 'Screens' })];
  expect(labels(findEntries(entries, '', 9))).toEqual(['Tasks']);
});

test('no more than the limit is listed', () => {
  expect(findEntries([entry('Pea'), entry('Peas')], 'pea', 1)).toHaveLength(1);
});
