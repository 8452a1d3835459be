import { expect, test } from 'vitest';
import { OVERHEADS, PACKAGING } from '../schema/catalog.ts';
import { HARVEST_LOSSES } from '../schema/work.ts';
import { readList, readRecord } from './read-record.ts';

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
