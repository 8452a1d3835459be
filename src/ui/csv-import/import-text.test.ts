import { expect, test } from 'vitest';
import type { ImportRow } from '#domain/import/import-plan.ts';
import { errorFileRows } from './error-file.ts';
import { importedText, leftOutText, willDoText } from './import-text.ts';

const NOUN = ['variety', 'varieties'] as const;
const bad: ImportRow = { kind: 'error', line: 3, title: 'Pea', problem: 'DTH is empty.' };
const counts = (added: number, changed: number) => ({ rows: [], added, changed });

test('what an import will do, and has done, is said in one line', () => {
  expect(willDoText(counts(3, 2), NOUN)).toBe('Adds 3 varieties and changes 2');
  expect(willDoText(counts(1, 0), NOUN)).toBe('Adds 1 variety');
  expect(willDoText(counts(0, 2), NOUN)).toBe('Changes 2 varieties');
  expect(willDoText(counts(0, 0), NOUN)).toBe('Nothing to import');
  expect(importedText(counts(10, 2), NOUN)).toBe('Imported 12 varieties.');
});

test('rows with errors stay out, and are said to', () => {
  expect(leftOutText({ rows: [] })).toBe('');
  expect(leftOutText({ rows: [bad] })).toBe('1 row with an error will be skipped.');
  expect(leftOutText({ rows: [bad, { ...bad, line: 4 }] })).toBe(
    '2 rows with errors will be skipped.',
  );
});

test('rows that are left out come as a file of their own, whole, with what is wrong', () => {
  const table = {
    heads: ['Variety', 'Color', 'Error'],
    lines: [
      { line: 2, cells: ['Kale', 'green', ''] },
      { line: 3, cells: ['Pea', 'green', 'old'] },
    ],
  };
  expect(errorFileRows(table, [bad])).toEqual([
    ['Variety', 'Color', 'Error'],
    ['Pea', 'green', 'DTH is empty.'],
  ]);
});
