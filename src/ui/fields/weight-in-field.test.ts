import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from '../format.ts';
import { readFieldNumber } from './read-field-number.ts';
import type { FieldWeight } from './weight-in-field.ts';
import { writeNumber } from './write-number.ts';

const LYON = { weights: 'metric', currency: 'EUR', dates: 'day-first', numbers: 'comma' } as const;

beforeEach(() => tellPageBy(createTeller(LYON)));
afterEach(() => tellPageBy(PLAIN_TELLER));

const read = (text: string, weight: FieldWeight) => readFieldNumber(text, { min: 0, weight });

test('every gram that is typed is shown as typed', () => {
  checkLaw(
    [fc.integer({ min: 1, max: 1800 }), fc.constantFrom<FieldWeight>('oz', 'yield')],
    (grams, weight) => {
      const { value } = read(String(grams), weight);
      const kept = JSON.parse(JSON.stringify(value)) as number;
      expect(writeNumber(kept, { weight })).toBe(String(grams));
    },
  );
});

test('every gram of seed that is typed in kilograms is shown as typed', () => {
  checkLaw([fc.integer({ min: 1, max: 1800 })], (grams) => {
    const typed = String(grams / 1000).replace('.', ',');
    expect(writeNumber(read(typed, 'lb').value, { weight: 'lb' })).toBe(typed);
  });
});

test('a yield of 250 g is kept in ounces, one of 1,815 g is refused, one kept in grams stays', () => {
  expect(read('250', 'yield').value).toBe(8.818490487395103);
  expect(read('1814', 'yield').problem).toBe(null);
  expect(read('1815', 'yield')).toMatchObject({ value: null, problem: 'Not more than 1.814 g' });
  expect(writeNumber(250, { weight: 'yield' })).toBe('250');
});

test('a shelf shows the grams that were typed, never tens or kilograms', () => {
  expect(writeNumber(read('1234', 'oz').value, { weight: 'oz' })).toBe('1234');
});

test('2 oz stand as 56.7 g', () => {
  expect(writeNumber(2, { weight: 'oz', suffix: ' g' })).toBe('56,7 g');
});

test.each([
  ['8,8 oz', 8.8],
  ['250 g', 8.818490487395103],
  ['1,5 kg', 52.91094292437062],
  ['2lb', 32],
])('“%s” is a weight wherever one is typed', (text, ounces) => {
  expect(read(text, 'oz').value).toBeCloseTo(ounces, 10);
  tellPageBy(PLAIN_TELLER);
  expect(read(text.replace(',', '.'), 'oz').value).toBeCloseTo(ounces, 10);
});

test('a farm with ounces keeps what is typed as ounces, and refuses 2 kg of a tray', () => {
  tellPageBy(PLAIN_TELLER);
  expect(read('250', 'yield').value).toBe(250);
  expect(read('8.8', 'oz').value).toBe(8.8);
  expect(read('2 kg', 'yield').problem).toBe('Not more than 1,814 g');
});

test.each([
  ['1.250', 1250],
  ['1,250', 1.25],
  ['2.5', 2.5],
])('a farm with a decimal comma reads “%s” as %d', (text, value) => {
  expect(readFieldNumber(text).value).toBe(value);
});

test('a farm with a decimal comma refuses what is no number, and writes as it reads', () => {
  expect(readFieldNumber('1.25.0').problem).toBe('Not a number');
  expect(writeNumber(1234.5, { suffix: ' €', minDecimals: 2, thousandSeparator: ',' })).toBe(
    '1.234,50 €',
  );
});
