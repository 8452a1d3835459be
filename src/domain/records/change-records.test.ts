import { expect, test } from 'vitest';
import { changeEach, changeThese, keepOnly, patched } from './change-records.ts';

const records = Array.from({ length: 30 }, (_, index) => ({ id: `r${index}`, trays: index }));
const lost = (record: (typeof records)[number]) => ({ ...record, trays: 0 });

/** The ids of the records that are told as changed. */
function changedIds(some: readonly (typeof records)[number][]): readonly string[] {
  const after = changeThese(records, some, lost);
  expect(after.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  return after.filter((record, at) => record !== records[at]).map(({ id }) => id);
}

test('few records or many are changed where they stand, and no other', () => {
  expect(changedIds(records.slice(3, 5))).toEqual(['r3', 'r4']);
  const many = records.slice(4, 29);
  expect(changedIds(many)).toEqual(many.map(({ id }) => id));
});

test('a record that was drawn up anew is known by its id', () => {
  const [, second] = records;
  if (second === undefined) throw new Error('There are thirty.');
  expect(changedIds([{ ...second }])).toEqual(['r1']);
  expect(changedIds([{ id: 'gone', trays: 1 }])).toEqual([]);
});

test('an optional field that is given as undefined is left out', () => {
  const record: { readonly id: string; readonly note?: string } = { id: 'a', note: 'x' };
  expect(Object.keys(patched(record, { note: undefined }))).toEqual(['id']);
  expect(patched(record, { note: 'y' })).toEqual({ id: 'a', note: 'y' });
});

test('where a rule changes no record the list stays the very same one', () => {
  expect(changeEach(records, (record) => record)).toBe(records);
  const one = changeEach(records, (record) => (record.id === 'r2' ? lost(record) : record));
  expect(one.filter((record, at) => record !== records[at])).toEqual([{ id: 'r2', trays: 0 }]);
  expect(keepOnly(records, () => true)).toBe(records);
  expect(keepOnly(records, ({ trays }) => trays < 2)).toEqual(records.slice(0, 2));
});
