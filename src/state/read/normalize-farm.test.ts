import { damagedJson } from '#tests/support/random/damaged-json.ts';
import { fewOfEach, smallFarmState } from '#tests/support/farms/small-farm.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { SLICE_NAMES } from '../backup/slice-names.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { normalizeFarm } from './normalize-farm.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

const SMALL = fewOfEach(smallFarmState());

function expectSettled(value: unknown): void {
  const once = normalizeFarm(value);
  expect(canonicalJson(normalizeFarm(once))).toBe(canonicalJson(once));
  for (const name of Object.keys(freshFarm())) expect(once).toHaveProperty(name);
}

test('a sound farm is read as it is', () => {
  const state = smallFarmState();
  expect(canonicalJson(normalizeFarm(state))).toBe(canonicalJson(state));
});

test('any JSON value is read as a farm, and reading it again changes nothing', () => {
  checkLaw([fc.jsonValue({ maxDepth: 6 })], expectSettled);
});

test('slices of any JSON value are read, and reading them again changes nothing', () => {
  const slices = Object.fromEntries(SLICE_NAMES.map((name) => [name, fc.jsonValue()]));
  checkLaw([fc.record(slices, { requiredKeys: [] })], expectSettled);
});

test('a damaged farm is read, and reading it again changes nothing', () => {
  checkLaw([damagedJson(SMALL)], { numRuns: 300 }, expectSettled);
});

test('N1: a slice of the wrong kind is the one of a fresh farm', () => {
  const wrong = Object.fromEntries(SLICE_NAMES.map((name) => [name, 'broken']));
  expect(normalizeFarm(wrong)).toEqual(freshFarm());
});

test('N5: the version is 2 and the stamps are numbers', () => {
  const meta = {
    version: 1,
    lastWriteAt: '1795196280000',
    catalogUpdatedAt: '1970-01-01T00:00:01Z',
  };
  expect(normalizeFarm({ meta }).meta).toEqual({
    version: 2,
    lastWriteAt: 1_795_196_280_000,
    catalogUpdatedAt: 1000,
  });
});

test('a wipe keeps its time as UTC text, and one whose time cannot be read is none', () => {
  const syncOf = (wipedAt: unknown) =>
    normalizeFarm({ meta: { sync: { v: 1, other: 'kept', wipedAt } } }).meta.sync;
  expect(syncOf('2026-11-20T08:00:00Z')).toEqual({
    v: 1,
    other: 'kept',
    wipedAt: '2026-11-20T08:00:00.000Z',
  });
  for (const damaged of ['yesterday', null, {}, [1], true])
    expect(syncOf(damaged)).toEqual({ v: 1, other: 'kept' });
});

test('who wiped a farm is kept as a name beside the time of the wipe, and not without it', () => {
  const syncOf = (wipedBy: unknown, wipedAt?: string) =>
    normalizeFarm({ meta: { sync: { wipedAt, wipedBy } } }).meta.sync;
  const at = '2026-11-20T08:00:00.000Z';
  expect(syncOf(' Ána ', at)).toEqual({ wipedAt: at, wipedBy: 'Ána' });
  for (const damaged of ['', ' ', null, 7, {}, ['Ana']])
    expect(syncOf(damaged, at)).toEqual({ wipedAt: at });
  expect(syncOf('Ana')).toEqual({});
});

test('N16: an id in orders and in recurring is kept in both', () => {
  const farm = normalizeFarm({
    orders: [{ id: 'o' }],
    recurring: [{ id: 'o' }],
    single: [{ id: 'o' }],
  });
  expect([farm.orders, farm.recurring, farm.single].map((list) => list[0]?.id)).toEqual([
    'o',
    'o',
    'o',
  ]);
});

test('references to missing records stay', () => {
  const item = { id: 'a', mode: 'PACKAGE', productId: 'gone', count: 1 };
  const farm = normalizeFarm({ orders: [{ id: 'o', items: [item] }] });
  expect(farm.orders[0]?.items).toEqual([item]);
});

test('the plan of the running app is not stored', () => {
  expect(normalizeFarm({ planner: { status: 'idle' } })).toEqual(freshFarm());
});

/** The value with a field nobody knows in each of its records. */
function withExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtras);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withExtras(field)]);
  return { ...Object.fromEntries(fields), extra: { kept: true } };
}

test('unknown fields are kept at every level', () => {
  // The map of seed settings holds records of varieties, so that an extra there is one more of them;
  // lines of the older order lists keep product and count, and unknown fields beside them.
  const state = withExtras(SMALL) as JsonRecord;
  const extra = { extra: { seedMaterialId: null, gramsPerTray: null, kept: true } };
  const read = JSON.stringify(normalizeFarm(state));
  const written = JSON.stringify(state);
  const count = (text: string) => text.split('"kept":true').length;
  expect(count(read)).toBe(count(written));
  expect(normalizeFarm(state).catalog.seedsByVariety).toMatchObject(extra);
});

test('nothing read can change the prototype of objects', () => {
  const attack: unknown = JSON.parse(
    '{"__proto__":{"polluted":1},"varieties":{"__proto__":{"polluted":1},"constructor":{"name":"c"}},"settings":{"constructor":{"prototype":{"polluted":1}}}}',
  );
  const farm = normalizeFarm(attack);
  expect({}).not.toHaveProperty('polluted');
  expect(farm).not.toHaveProperty('polluted');
  expect(farm.varieties.map(({ id }) => id)).toEqual(['constructor']);
});

test('varieties with names of object members are varieties like any other', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];
  const farm = normalizeFarm({
    varieties: names.map((name) => ({ id: name, name })),
    orders: [{ id: 'o', items: names.map((varietyId) => ({ varietyId })) }],
  });
  expect(farm.varieties.map(({ id }) => id)).toEqual(names);
  expect(farm.orders[0]?.items.map(({ varietyId }) => varietyId)).toEqual(names);
});

test('a hundred thousand orders are read', () => {
  const orders = Array.from({ length: 100_000 }, (_, number) => ({
    id: `ord_${number}`,
    kind: 'ONCE',
    date: '2026-11-20',
    items: [{ id: 'li_1', varietyId: 'pea', count: 2 }],
  }));
  expect(normalizeFarm({ orders }).orders).toHaveLength(100_000);
});
