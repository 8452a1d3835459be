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

test('a missing value is an empty cell', () => {
  expect(toCsv([[null, undefined, '']])).toBe(',,\r\n');
});
