import { expect, test } from 'vitest';
import { costWords, distanceWords, gainWords } from './gain-words.ts';

const cost = (unmetTrays: number, cycles: number, points = 0) => ({
  unmetTrays,
  cycles,
  points,
  daysOff: 0,
  offDayTrays: 0,
});

test.each([
  [cost(5, 12), cost(5, 10), 'Against the fixed rule: 2 cycles fewer'],
  [cost(5, 12), cost(2, 11), 'Against the fixed rule: 1 cycle fewer, 3 more trays in time'],
  [cost(5, 12), cost(4, 12), 'Against the fixed rule: 1 more tray in time'],
  [
    cost(5, 12),
    cost(2, 14),
    'Against the fixed rule: 3 more trays in time, 2 more cycles for them',
  ],
  [cost(5, 12), cost(5, 12), 'The plan of the fixed rule'],
])('what was gained is told in cycles and trays: %#', (ruleCost, improved, words) => {
  expect(gainWords({ cost: improved, ruleCost })).toBe(words);
});

test('the distance to the best possible is told in whole per cent, never too small', () => {
  expect(distanceWords({ cost: cost(0, 10, 100), bound: 100 })).toBe('best possible');
  expect(distanceWords({ cost: cost(0, 10, 104), bound: 100 })).toBe(
    'at most 4% from the best possible',
  );
  expect(distanceWords({ cost: cost(0, 10, 100.2), bound: 100 })).toBe(
    'at most 1% from the best possible',
  );
  expect(distanceWords({ cost: cost(0, 1, 10), bound: 0 })).toBeNull();
});

test('a plan that only dries nearer to its days is not told to be the one of the fixed rule', () => {
  const ruleCost = { ...cost(0, 2, 40), daysOff: 20 };
  expect(gainWords({ cost: { ...cost(0, 2, 25), daysOff: 5 }, ruleCost })).toBe(
    'Against the fixed rule: dried nearer to the due days',
  );
  expect(gainWords({ cost: { ...cost(0, 3, 32), daysOff: 2 }, ruleCost })).toBe(
    'Against the fixed rule: 1 more cycle, dried nearer to the due days',
  );
  expect(gainWords({ cost: cost(0, 2, 20), ruleCost: { ...cost(0, 2, 30), offDayTrays: 2 } })).toBe(
    'Against the fixed rule: 2 more trays cut on a Thursday or Friday',
  );
  expect(gainWords({ cost: cost(2, 1, 210), ruleCost: cost(1, 13, 230) })).toBe(
    'Against the fixed rule: 12 cycles fewer, 1 more tray late',
  );
});

test('nothing is called the best possible while trays are late', () => {
  expect(distanceWords({ cost: cost(3, 10, 400), bound: 400 })).toBe(
    'no plan of these dryers is better',
  );
  expect(distanceWords({ cost: cost(1, 10, 208), bound: 200 })).toBe(
    'at most 4% from the best plan of these dryers',
  );
});

test('a plan is told in cycles and late trays', () => {
  expect(costWords({ cost: cost(0, 12) })).toBe('12 cycles, every tray in time');
  expect(costWords({ cost: cost(1, 1) })).toBe('1 cycle, 1 tray late');
});
