import { expect, test } from 'vitest';
import { productionCosts } from '#domain/reports/production-costs.ts';
import { exampleCostFarm, exampleSunflower } from '#tests/support/farms/cost-example.ts';
import { costsCsv } from './costs-csv.ts';

test('the file holds every part of the cost, overhead too', () => {
  const { lines } = productionCosts(exampleCostFarm({ varieties: [exampleSunflower()] }));
  expect(costsCsv(lines)).toEqual([
    ['Variety', 'Package', 'Seed', 'Soil', 'Overhead', 'Packaging', 'Unit cost', 'Warning'],
    ['Sunflower', '4 oz — 4', 0.231485, 0.3125, 0.65, 0.336667, 1.530652, ''],
  ]);
});
