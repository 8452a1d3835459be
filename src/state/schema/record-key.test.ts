import { expect, test } from 'vitest';
import { keyedRecords, recordLabel } from './record-key.ts';
import { by, type RecordsRule } from './merge-rule.ts';

const ORDERS: RecordsRule = { kind: 'records', noun: 'Order', of: { kind: 'fields', of: {} } };

const keysOf = (list: readonly unknown[], rule = ORDERS) => [...keyedRecords(rule, list).keys()];

test('records that share an id are told apart by the order in which they came', () => {
  const records = [{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }];
  expect(keysOf(records)).toEqual(['a', 'b', 'a#2', 'a#3']);
  // One that is called so already stays what it is called.
  expect(keysOf([{ id: 'a#2' }, { id: 'a' }, { id: 'a' }])).toEqual(['a#2', 'a', 'a#3']);
});

test('a record is known by its id, by what its kind says, or by all it holds', () => {
  expect(keysOf([{ id: 7, name: 'Pea' }])).toEqual(['{"id":7,"name":"Pea"}']);
  expect(keysOf([{ id: 'a', name: 'Pea', day: 3 }], { ...ORDERS, key: by('name', 'day') })).toEqual(
    ['Pea|3'],
  );
  // What is no record is known by what it is, whatever its list says.
  expect(keysOf([null, 'Pea', 7], { ...ORDERS, key: by('name') })).toEqual(['null', '"Pea"', '7']);
});

test('a grower’s word for a record is the first of its names that says something, else its key', () => {
  expect(recordLabel(ORDERS, 'a', { name: 'Harbor', title: 'Other' })).toBe('Order Harbor');
  expect(recordLabel(ORDERS, 'a', { name: ' ', label: 5, title: 'Other' })).toBe('Order Other');
  expect(recordLabel(ORDERS, 'a', { varietyName: 'Pea' })).toBe('Order Pea');
  expect(recordLabel(ORDERS, 'a', {})).toBe('Order a');
  expect(recordLabel(ORDERS, 'a', 'Pea')).toBe('Order');
});
