import { expect, test } from 'vitest';
import { toCsv } from '../csv/csv.ts';
import { readCsvFile, readCsvTable } from './read-csv-table.ts';

const cellsOf = async (text: string) => {
  const reading = await readCsvTable(text);
  if (!reading.ok) throw new Error(reading.problem);
  return [reading.table.heads, ...reading.table.lines.map(({ cells }) => cells)];
};

test.each([
  ['commas', 'Variety,DTH\r\nPea,12\r\n'],
  ['semicolons', 'Variety;DTH\nPea;12\n'],
  ['tabs', 'Variety\tDTH\rPea\t12'],
  ['a mark of the coding', '\uFEFFVariety,DTH\nPea,12'],
  ['a line that says what parts the cells', 'sep=;\r\nVariety;DTH\r\nPea;12\r\n'],
  ['quotes', '"Variety","DTH"\n"Pea","12"'],
])('rows with %s are read', async (_, text) => {
  expect(await cellsOf(text)).toEqual([
    ['Variety', 'DTH'],
    ['Pea', '12'],
  ]);
});

test('signs inside quotes do not part cells', async () => {
  expect(await cellsOf('"Name; long",DTH\n"Pea, ""green""\nand split",12')).toEqual([
    ['Name; long', 'DTH'],
    ['Pea, "green"\nand split', '12'],
  ]);
});

test('the quote that guards a text of our files goes, one of its own stays', async () => {
  expect(await cellsOf(toCsv([['Variety'], ['=Pea'], ["'=Pea"], ["'Tis"]]))).toEqual([
    ['Variety'],
    ['=Pea'],
    ["'=Pea"],
    ["'Tis"],
  ]);
});

test('blank rows are passed over and still count', async () => {
  const reading = await readCsvTable('Variety,DTH\n\n , \nPea,12\n\n');
  expect(reading).toEqual({
    ok: true,
    table: { heads: ['Variety', 'DTH'], lines: [{ line: 4, cells: ['Pea', '12'] }] },
  });
});

test('a file in the old coding of Windows keeps its accents', async () => {
  const file = new File(['Variety\nCr', Uint8Array.of(0xe8), 'me'], 'crops.csv');
  expect(await readCsvFile(file)).toMatchObject({
    table: { lines: [{ line: 2, cells: ['Crème'] }] },
  });
});

test('nothing, too much, and a quote without end are refused', async () => {
  expect(await readCsvTable(' \n')).toEqual({ ok: false, problem: 'The file is empty.' });
  expect(await readCsvTable('Variety\n"Pea\n')).toEqual({
    ok: false,
    problem: 'Line 2 has an unclosed quote.',
  });
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'large.csv');
  expect(await readCsvFile(large)).toEqual({
    ok: false,
    problem: 'The file has 6.0 MB. The limit is 5 MB. Split the file.',
  });
});
