import { expect, test } from 'vitest';
import { sheetText } from './use-harvest-sheet.ts';

test('a sheet that was typed down says what was cut and what was weighed', () => {
  expect(sheetText(2, 3)).toBe('2 harvests done, 3 weighed');
  expect(sheetText(1, 0)).toBe('1 harvest done');
  expect(sheetText(0, 2)).toBe('2 harvests weighed');
});
