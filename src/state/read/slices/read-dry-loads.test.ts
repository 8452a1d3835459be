import { expect, test } from 'vitest';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aProRecurrence } from '#tests/support/builders/pro-order-builders.ts';
import { normalizeFarm } from '../normalize-farm.ts';

const LOAD = aDryLoad();
const read = (...dryLoads: readonly object[]) => normalizeFarm({ dryLoads }).dryLoads;
const linesOf = (...lines: readonly object[]) => read({ ...LOAD, lines })?.[0]?.lines;

test('a load stays as it is, with what no one here knows; a farm without loads has no list of them', () => {
  const load = { ...LOAD, shelf: 3, lines: [{ ...aDryLine(), colour: 'green' }] };
  expect(read(load)).toEqual([load]);
  expect(normalizeFarm({})).not.toHaveProperty('dryLoads');
  expect(normalizeFarm({ dryLoads: [] })).not.toHaveProperty('dryLoads');
});

test('a load without a day or without lines is none', () => {
  expect(read({ ...LOAD, startISO: 'soon' })).toBeUndefined();
  expect(read({ ...LOAD, lines: [] })).toBeUndefined();
  expect(read({ ...LOAD, lines: undefined })).toBeUndefined();
});

test('a line without a variety is none, and one of no tray unless something was weighed', () => {
  const line = aDryLine();
  expect(linesOf(line, { ...line, itemId: 'b', varietyId: ' ' })).toEqual([line]);
  expect(linesOf(line, { ...line, itemId: 'b', trays: 0 })).toEqual([line]);
  const weighed = { ...line, itemId: 'b', trays: 0, dryG: 12 };
  expect(linesOf(line, weighed)).toEqual([line, weighed]);
});

test('an item has one line, and a negative weight was not weighed', () => {
  const line = aDryLine();
  expect(linesOf(line, { ...line, trays: 2 })).toEqual([line]);
  expect(linesOf({ ...line, dryG: -1 })).toEqual([line]);
});

test('greens of which no day is told are cut on the day of the load', () => {
  expect(linesOf({ ...aDryLine(), cutISO: null })).toEqual([aDryLine({ cutISO: LOAD.startISO })]);
});

test('the switches of the dryer plan are absent until they were set, then whole', () => {
  const pro = (value: unknown) => normalizeFarm({ settings: { pro: value } }).settings.pro;
  expect(pro(undefined)).toBeUndefined();
  expect(pro({ mustFit: 'true' })).toEqual({
    planNet: true,
    mixVarietiesInLoad: true,
    mustFit: true,
  });
});

test('a standing Pro order keeps its rhythm, its end and its pauses; a farm without has no list of them', () => {
  const pauses = [{ id: 'pau_1', from: '2026-12-24', to: '2027-01-02', note: '' }];
  const standing = aProRecurrence({ endDate: '2027-02-26', pauses });
  const alchemyOf = (value: unknown) => normalizeFarm({ alchemy: { standing: value } }).alchemy;
  expect(alchemyOf([standing]).standing).toEqual([standing]);
  expect(alchemyOf([])).not.toHaveProperty('standing');
  const event = { id: 'JANE-004-261204', standing: { id: 'JANE-004', dateISO: '2026-12-04' } };
  const orders = [event, { id: 'A-001', standing: { id: 'JANE-004' } }];
  const read = normalizeFarm({ alchemy: { orders } }).alchemy.orders;
  expect(read.map((order) => order.standing)).toEqual([event.standing, undefined]);
});
