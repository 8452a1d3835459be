import { expect, test } from 'vitest';
import { sheetWords } from './sheet-text.ts';

test('a sheet that was typed down says what was cut and what was weighed', () => {
  expect(sheetWords(2, 3)).toBe('2 harvests done, 3 weighed');
  expect(sheetWords(1, 0)).toBe('1 harvest done');
  expect(sheetWords(0, 2)).toBe('2 harvests weighed');
});
