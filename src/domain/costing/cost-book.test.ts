import { expect, test } from 'vitest';
import { exampleCostFarm } from '#tests/support/farms/cost-example.ts';
import { costBook, trayCost } from './cost-book.ts';

test('a tray costs its seed, its soil and its part of the overheads; unknown seed costs nothing', () => {
  const book = costBook(exampleCostFarm());
  const priced = {
    ...book,
    soil: { ...book.soil, dollars: 0.5 },
    overhead: { ...book.overhead, allPerTray: 2 },
    seed: new Map([['pea', { dollars: 1.25, grams: null, dollarsPerGram: null, notes: [] }]]),
  };
  expect(trayCost(priced, 'pea')).toBe(3.75);
  expect(trayCost(priced, 'kale')).toBe(2.5);
});
