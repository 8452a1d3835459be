import { expect, test } from 'vitest';
import { countAction, countSummary, type CountLine } from './count-lines.ts';

const KALE: CountLine = { kind: 'seed', id: 'kale', name: 'Kale', onHand: 1.4, unit: 'lb' };
const PEA: CountLine = { kind: 'seed', id: 'pea', name: 'Pea', onHand: 5, unit: 'lb' };
const LIDS: CountLine = { kind: 'material', id: 'mat', name: 'Lids', onHand: 80, unit: 'each' };
const LINES = [KALE, PEA, LIDS];

test('the drift of a count is told before it is saved', () => {
  expect(countSummary(LINES, {})).toBe('');
  expect(countSummary(LINES, { pea: 5 })).toBe('1 counted. All as expected');
  expect(countSummary(LINES, { kale: 1, pea: 5, mat: 83 })).toBe(
    '3 counted. Kale -0.4 lb, Lids +3 each',
  );
});

test('seed is booked by its difference, a material as counted, what was not typed stays', () => {
  const made = { newId: () => 'seed_1', atISO: '2026-11-20T16:00:00.000Z' };
  const { payload } = countAction(LINES, { kale: 1, pea: 5, mat: null }, made);
  expect(payload.materials).toEqual([]);
  expect(payload.seeds).toHaveLength(1);
  expect(payload.seeds[0]).toMatchObject({ varietyId: 'kale', note: 'Counted 1 lb' });
  expect(payload.seeds[0]?.pounds).toBeCloseTo(-0.4, 9);
  expect(countAction([LIDS], { mat: 0 }, made).payload.materials).toEqual([
    { id: 'mat', quantity: { qty: 0, unit: 'each' } },
  ]);
});
