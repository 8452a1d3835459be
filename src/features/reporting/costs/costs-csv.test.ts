import { expect, test } from 'vitest';
import { productionCosts } from '#domain/reports/production-costs.ts';
import { exampleCostFarm, exampleSunflower } from '#tests/support/farms/cost-example.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { costColumns } from './cost-columns.tsx';

const SHOWN = { onChoose: () => undefined, most: 0, inOrder: null, lacksSoil: false, prices: null };

test('a farm with prices has them in the file, with what is left and what would earn a margin', () => {
  const { lines } = productionCosts(exampleCostFarm({ varieties: [exampleSunflower()] }));
  const prices = {
    byVariety: new Map([['sunflower', 4]]),
    wished: 60,
    typed: 60,
    wish: () => undefined,
  };
  const [heads, row] = csvRows(costColumns({ ...SHOWN, prices }), lines);
  expect(heads?.slice(-4)).toEqual(['Price', 'Margin', 'Margin %', 'Price for 60%']);
  expect(row?.slice(-4)).toEqual([4, 2.47, 61.8, 3.85]);
});

test('what a package costs in the order that was chosen stands behind its usual cost', () => {
  const { lines } = productionCosts(exampleCostFarm({ varieties: [exampleSunflower()] }));
  const inOrder = new Map([['sunflower', 1.4]]);
  const [heads, row] = csvRows(costColumns({ ...SHOWN, inOrder }), lines);
  expect(heads?.slice(-2)).toEqual(['Warning', 'In the order']);
  expect(row?.at(-1)).toBe(1.4);
});
