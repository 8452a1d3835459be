import { expect, test } from 'vitest';
import { OVERHEADS, PACKAGING } from '../schema/catalog.ts';
import { STEPS } from '../schema/crops.ts';
import { ORDERS } from '../schema/orders.ts';
import { SETTINGS } from '../schema/settings.ts';
import { HARVEST_LOSSES } from '../schema/work.ts';
import { readItems } from './slices/read-order-items.ts';
import { readList, readObject, readRecord } from './read-record.ts';

const NONE = { productIds: new Set<string>(), varietyIds: new Set<string>() };

test('known fields come in the order of the description, what is unknown follows', () => {
  const read = readRecord(OVERHEADS, { colour: 'green', cost: '12.5', name: 'Rent' }, 'ovh_1');
  expect(Object.entries(read)).toEqual([
    ['id', 'ovh_1'],
    ['name', 'Rent'],
    ['category', 'GENERAL'],
    ['mode', 'PER_MONTH'],
    ['cost', 12.5],
    ['notes', ''],
    ['colour', 'green'],
  ]);
});

test('a record without a needed field is dropped, and its id stays taken', () => {
  const losses = [
    { id: 'a', dateISO: '2026-02-30' },
    { id: 'a', dateISO: '2026-11-20' },
  ];
  expect(readList(HARVEST_LOSSES, losses).map(({ id }) => id)).toEqual(['a-2']);
});

test('an object that lacks what it needs is null, and inner lists are read by their description', () => {
  const [pack] = readList(PACKAGING, [
    { labelRule: { labelsPerUnit: 3 }, bom: [{ materialId: 'lid', qty: -4 }], netContent: 0 },
  ]);
  expect(pack?.labelRule).toBeNull();
  expect(pack?.netContent).toBeNull();
  expect(pack?.bom).toEqual([{ materialId: 'lid', qty: 1, unit: 'each' }]);
});

test('a value that was worked out comes before what the description says', () => {
  expect(readRecord(OVERHEADS, { cost: 5 }, 'x', { cost: 7 }).cost).toBe(7);
});

test('a record that comes in kinds has the fields of its kind, and what else it came with as it was', () => {
  const once = { kind: 'ONCE', date: '2026-11-20', weekday: '3', items: [] };
  expect(Object.entries(readRecord(ORDERS, once, 'ord_1')).slice(-4)).toEqual([
    ['items', []],
    ['kind', 'ONCE'],
    ['date', '2026-11-20'],
    ['weekday', '3'],
  ]);
  expect(readRecord(ORDERS, { ...once, kind: 'recurring' }, 'ord_1')).toMatchObject({
    kind: 'RECURRING',
    weekday: 3,
    startDate: null,
  });
});

test('a rule of the farm settles a field once the others are read', () => {
  const step = (fields: object) => readRecord(STEPS, { type: 'soak', ...fields }, 'stp_1');
  expect(step({ dayStart: 4, dayEnd: 2 })).toMatchObject({ type: 'SOAK', dayStart: 4, dayEnd: 4 });
  expect(step({ soakHours: 8 })).toHaveProperty('soakHours', 8);
  expect(step({ type: 'MIST', soakHours: 8 })).not.toHaveProperty('soakHours');
});

test('a number is read from where it once stood, and one out of strict limits is none', () => {
  const [line] = readItems([{ id: 'li_1', productId: 'mix', count: '', countStr: '3' }], NONE);
  expect(line).toEqual({ id: 'li_1', mode: 'PACKAGE', productId: 'mix', count: 3 });
  expect(readObject(SETTINGS, { trays: { stackLimit: 0.5 } }, { commonTasks: [] }).trays).toEqual({
    dirtyThreshold: 40,
    stackLimit: 4,
  });
});
