import { expect, test } from 'vitest';
import { hashId } from './new-id.ts';
import { readRecords } from './read-records.ts';

const idsOf = (value: unknown) => readRecords(value, 'mat', (_, id) => id);

test('N1: a map of records becomes a list, its keys fill missing ids', () => {
  expect(idsOf({ perlite: { name: 'Perlite' }, tin: { id: 'mat_1' } })).toEqual([
    'perlite',
    'mat_1',
  ]);
});

test('N1: what is not a record is dropped', () => {
  expect(idsOf([null, 'tin', 5, [], { id: 'a' }])).toEqual(['a']);
  expect(idsOf('tin')).toEqual([]);
});

test('N2: a missing or blank id is made from the content', () => {
  expect(idsOf([{ name: 'Tin' }, { id: ' ', name: 'Lid' }])).toEqual([
    hashId('mat', { name: 'Tin' }),
    hashId('mat', { id: ' ', name: 'Lid' }),
  ]);
});

test('N2: of equal ids the first stays, later ones get -2, -3', () => {
  expect(idsOf([{ id: 'a' }, { id: 'a' }, { id: 'a' }])).toEqual(['a', 'a-2', 'a-3']);
});

test('N2: a double never takes the id that another record came with', () => {
  expect(idsOf([{ id: 'a' }, { id: 'a' }, { id: 'a-2' }])).toEqual(['a', 'a-3', 'a-2']);
});

test('N2: a number as id is its text', () => {
  expect(idsOf([{ id: 7 }])).toEqual(['7']);
});

test('a hundred thousand records of one id are told apart in time', () => {
  const records = Array.from({ length: 100_000 }, () => ({ id: 'a' }));
  expect(idsOf(records).at(-1)).toBe('a-100000');
});
