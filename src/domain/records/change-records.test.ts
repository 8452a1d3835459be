import { expect, test } from 'vitest';
import {
  byId,
  changeById,
  mapRecords,
  updateRecords,
  dropById,
  freeId,
  filterRecords,
  patched,
  recordById,
  slug,
  uniqueId,
  uniqueSlug,
  idOfMoment,
} from './change-records.ts';

const records = Array.from({ length: 30 }, (_, index) => ({ id: `r${index}`, trays: index }));
const lost = (record: (typeof records)[number]) => ({ ...record, trays: 0 });

/** The ids of the records that are told as changed. */
function changedIds(some: readonly (typeof records)[number][]): readonly string[] {
  const after = updateRecords(records, some, lost);
  expect(after.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  return after.filter((record, at) => record !== records[at]).map(({ id }) => id);
}

test('few records or many are changed in place, and no other', () => {
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
  expect(mapRecords(records, (record) => record)).toBe(records);
  const one = mapRecords(records, (record) => (record.id === 'r2' ? lost(record) : record));
  expect(one.filter((record, at) => record !== records[at])).toEqual([{ id: 'r2', trays: 0 }]);
  expect(filterRecords(records, () => true)).toBe(records);
  expect(filterRecords(records, ({ trays }) => trays < 2)).toEqual(records.slice(0, 2));
});

test('a record is found, changed and taken out by its id, and an unknown id changes nothing', () => {
  const three = records.slice(0, 3);
  expect(recordById(three, 'r1')).toBe(three[1]);
  expect(recordById(three, 'r9')).toBeUndefined();
  expect(changeById(three, 'r1', lost)).toEqual([three[0], { id: 'r1', trays: 0 }, three[2]]);
  expect(changeById(three, 'r9', lost)).toBe(three);
  expect(dropById(three, 'r1')).toEqual([three[0], three[2]]);
  expect(dropById(three, 'r9')).toBe(three);
  expect(byId(three).get('r2')).toBe(three[2]);
  expect(byId(three).size).toBe(3);
});

test('an id that any of the lists knows is numbered on from 2', () => {
  expect(freeId('kale', records)).toBe('kale');
  expect(freeId('r3', [], records)).toBe('r3-2');
  expect(freeId('r3', records, [{ id: 'r3-2' }])).toBe('r3-3');
});

test('a slug is lower case with single dashes and none at its ends', () => {
  expect(slug('  Speckled Pea — No. 2! ')).toBe('speckled-pea-no-2');
  expect(slug('Radish')).toBe('radish');
  expect(slug('…')).toBe('');
});

test('a taken id gets the suffix -2, then -3', () => {
  expect(uniqueSlug('Speckled Pea', new Set())).toBe('speckled-pea');
  expect(uniqueSlug('Speckled pea', new Set(['speckled-pea']))).toBe('speckled-pea-2');
  expect(uniqueId('pea', new Set(['pea', 'pea-2']))).toBe('pea-3');
  // A name without letters still gets an id.
  expect(uniqueSlug('豆苗', new Set(['variety']))).toBe('variety-2');
});

test('the same action has the same id on every device, and after every release', () => {
  // The two hashes of "2025-03-10T08:00:00.000Z|2025-03-09|pea", worked out apart from the program.
  expect(idOfMoment('pla', '2025-03-10T08:00:00.000Z', ['2025-03-09', 'pea'])).toBe(
    'pla_05qyzod1g0bnys',
  );
});

test('actions of one instant are told apart by what they are of', () => {
  const at = '2025-03-10T08:00:00.000Z';
  const ids = [['pea'], ['pea', 'a'], ['kale'], []].map((of) => idOfMoment('x', at, of));
  expect(new Set(ids).size).toBe(4);
});
