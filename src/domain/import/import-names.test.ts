import { expect, test } from 'vitest';
import { nameKey } from './import-names.ts';

test('case, blanks around and runs of inner ones make no other name', () => {
  expect(nameKey('  Speckled \t PEA ')).toBe('speckled pea');
});
