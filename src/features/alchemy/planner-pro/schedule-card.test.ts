import { expect, test } from 'vitest';
import { capacityPercent } from './schedule-card.tsx';

test.each([
  [7, 7, 100],
  [5, 7, 71],
  [3, 7, 43],
  [2, 7, 29],
  [3, 17, 18],
  [9, 7, 100],
  [3, 0, 0],
])('%d of %d trays are %d per cent, 100 at most', (trays, capacity, percent) => {
  expect(capacityPercent(trays, capacity)).toBe(percent);
});
