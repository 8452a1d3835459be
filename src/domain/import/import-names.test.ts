import { expect, test } from 'vitest';
import { groupedBy, nameKey, recordFinder } from './import-names.ts';

const PEA = { id: 'pea', name: 'Speckled Pea' };
const TWINS = ['v1', 'v2'].map((id) => ({ id, name: 'Radish' }));
const { find } = recordFinder([PEA, ...TWINS, { id: 'blank', name: ' ' }], 'varieties');

test('case, blanks around and runs of inner ones make no other name', () => {
  expect(nameKey('  Speckled \t PEA ')).toBe('speckled pea');
});

test('a row is about the record with its id, else with its name', () => {
  expect(find(' pea ', 'Other')).toBe(PEA);
  expect(find('', 'speckled  PEA')).toBe(PEA);
  expect(find('gone', 'Speckled Pea')).toBe(PEA);
  expect(find('v2', 'Radish')).toBe(TWINS[1]);
  expect(find('', 'Kale')).toBeNull();
  expect(find('', '  ')).toBeNull();
});

test('a name of several records needs an id', () => {
  expect(() => find('', ' Radish ')).toThrow(
    '2 varieties are called “Radish”; say which one in a column Id.',
  );
});

test('things with one key stand together in their order', () => {
  const groups = groupedBy(['pea', 'kale', 'parsley'], (name) => name.slice(0, 1));
  expect([...groups]).toEqual([
    ['p', ['pea', 'parsley']],
    ['k', ['kale']],
  ]);
});
