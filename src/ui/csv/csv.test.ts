import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('rows end with a carriage return and a line feed', () => {
  expect(
    toCsv([
      ['Name', 'Trays'],
      ['Pea', 3],
    ]),
  ).toBe('Name,Trays\r\nPea,3\r\n');
});

test('commas, quotes and line breaks are quoted', () => {
  expect(toCsv([['Pea, "green"', 'two\nlines']])).toBe('"Pea, ""green""","two\nlines"\r\n');
});

test('a text that a spreadsheet would run as a formula stays a text', () => {
  expect(toCsv([['=1+1', '+2', '-3', '@x']])).toBe("'=1+1,'+2,'-3,'@x\r\n");
});

test('a negative number stays a number', () => {
  expect(toCsv([[-3, 1.5]])).toBe('-3,1.5\r\n');
});

test('a missing value is an empty cell', () => {
  expect(toCsv([[null, undefined, '']])).toBe(',,\r\n');
});
