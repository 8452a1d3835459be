import { expect, test } from 'vitest';
import { importTable } from '#tests/support/files/import-file.ts';
import { matchHeads } from './import-heads.ts';

const COLUMNS = [
  { head: 'Variety', aliases: ['name', 'crop'] },
  { head: 'DTH', aliases: ['days'] },
];
const matched = (heads: readonly string[], rows: number) =>
  matchHeads(
    importTable([heads, ...Array.from({ length: rows }, () => ['x'])]),
    COLUMNS,
    ['Variety'],
    ['Purchase'],
  );

test('a file has 1 to 5,000 rows', () => {
  expect(matched(['Variety'], 0)).toEqual({
    ok: false,
    problem: 'There are no rows below the first line.',
  });
  expect(matched(['Variety'], 1).ok).toBe(true);
  expect(matched(['Variety'], 5000).ok).toBe(true);
  expect(matched(['Variety'], 5001)).toEqual({
    ok: false,
    problem: 'The file has 5,001 rows. You can import at most 5,000 at once. Split the file.',
  });
});

test('a row that ends early has blank cells behind', () => {
  const table = importTable([['Variety', 'days'], ['Pea']]);
  const heads = matchHeads(table, COLUMNS, ['Variety'], []);
  expect(heads.ok && table.lines.map((line) => heads.cellsOf(line).get('DTH'))).toEqual(['']);
});
